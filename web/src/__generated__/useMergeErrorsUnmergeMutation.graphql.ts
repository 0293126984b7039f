/**
 * @generated SignedSource<<3f1183188896cb7b01748d48456af15b>>
 * @relayHash 49f02b7b00b07407088e47d6aad7c2e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a5f27802b06aaa664b14773f699bb88fee48432c5aa00c98f60d3e91e9fe94d

import { ConcreteRequest } from 'relay-runtime';
export type UnmergeErrorsInput = {
  errorId: string;
  project: string;
};
export type useMergeErrorsUnmergeMutation$variables = {
  input: UnmergeErrorsInput;
};
export type useMergeErrorsUnmergeMutation$data = {
  readonly unmergeErrors: {
    readonly errorId: string | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useMergeErrorsUnmergeMutation = {
  response: useMergeErrorsUnmergeMutation$data;
  variables: useMergeErrorsUnmergeMutation$variables;
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
    "concreteType": "UnmergeErrorsPayload",
    "kind": "LinkedField",
    "name": "unmergeErrors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorId",
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
    "name": "useMergeErrorsUnmergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeErrorsUnmergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a5f27802b06aaa664b14773f699bb88fee48432c5aa00c98f60d3e91e9fe94d",
    "metadata": {},
    "name": "useMergeErrorsUnmergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ad974c469946dabed705f9bf8ebe033";

export default node;
