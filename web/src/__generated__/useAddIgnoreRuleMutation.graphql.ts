/**
 * @generated SignedSource<<3395e70a97d222ad6ba0b730e30fe17f>>
 * @relayHash 883f4c70f0fbbfb4b077e82f11dec461
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75dda40ebba0e993dcd4f713dcf249ea14ce178ef3b0f55d28b1ff3387463a8

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type ErrorRuleInput = {
  part: IgnorePart;
  project: string;
  words: string;
};
export type useAddIgnoreRuleMutation$variables = {
  input: ErrorRuleInput;
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
    "id": "a75dda40ebba0e993dcd4f713dcf249ea14ce178ef3b0f55d28b1ff3387463a8",
    "metadata": {},
    "name": "useAddIgnoreRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d32700667798b6329f965a26aa6c2513";

export default node;
