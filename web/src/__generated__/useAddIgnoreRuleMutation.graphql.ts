/**
 * @generated SignedSource<<2ae9cbf59d6d14404893fb64e9a2b95f>>
 * @relayHash dd0cc6cd88286c575004937a63af71fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71b741600e7b13735c9ce9e6289f2870873819f8aa4c0b0ffc0a57d9fa926854

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
    "id": "71b741600e7b13735c9ce9e6289f2870873819f8aa4c0b0ffc0a57d9fa926854",
    "metadata": {},
    "name": "useAddIgnoreRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4f77a437a16375effde8f26d599a636";

export default node;
