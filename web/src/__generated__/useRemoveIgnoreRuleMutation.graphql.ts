/**
 * @generated SignedSource<<55d67cf3f17ec92b8fcf652d8ebf9fce>>
 * @relayHash e4a0aa413d2465c97005a5ed5cd10d27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce9062809a89e499179796972a17ed6716fec41cd105e58cad1f81912b18865

import { ConcreteRequest } from 'relay-runtime';
export type DeleteErrorRuleInput = {
  errorRuleId: number;
  project: string;
};
export type useRemoveIgnoreRuleMutation$variables = {
  input: DeleteErrorRuleInput;
};
export type useRemoveIgnoreRuleMutation$data = {
  readonly deleteErrorRule: {
    readonly errorRuleId: number | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useRemoveIgnoreRuleMutation = {
  response: useRemoveIgnoreRuleMutation$data;
  variables: useRemoveIgnoreRuleMutation$variables;
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
    "concreteType": "DeleteErrorRulePayload",
    "kind": "LinkedField",
    "name": "deleteErrorRule",
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
    "name": "useRemoveIgnoreRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveIgnoreRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ce9062809a89e499179796972a17ed6716fec41cd105e58cad1f81912b18865",
    "metadata": {},
    "name": "useRemoveIgnoreRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c2f27b1732ed1c20825f0edfea58a25";

export default node;
