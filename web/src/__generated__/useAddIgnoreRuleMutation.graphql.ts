/**
 * @generated SignedSource<<11d7c887530617ab07a048d48a861fb4>>
 * @relayHash fbb8b45e3145ee3bfcff0c9b88fc07db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6484ef44f10bc5be6eefb70fa53a61d9703aa1a4263fa405903d3980dc4ba812

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type CreateErrorRuleInput = {
  part: IgnorePart;
  project: string;
  words: string;
};
export type useAddIgnoreRuleMutation$variables = {
  input: CreateErrorRuleInput;
};
export type useAddIgnoreRuleMutation$data = {
  readonly createErrorRule: {
    readonly errorRuleId: number | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useAddIgnoreRuleMutation = {
  response: useAddIgnoreRuleMutation$data;
  variables: useAddIgnoreRuleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateErrorRulePayload",
    "kind": "LinkedField",
    "name": "createErrorRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorRuleId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddIgnoreRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddIgnoreRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6484ef44f10bc5be6eefb70fa53a61d9703aa1a4263fa405903d3980dc4ba812",
    "metadata": {},
    "name": "useAddIgnoreRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0272fa8beab91d339bf5949fb629840";

export default node;
