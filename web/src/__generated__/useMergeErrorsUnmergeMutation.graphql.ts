/**
 * @generated SignedSource<<6037adb245fad57f1614daa490d6d33a>>
 * @relayHash e7942fd4bd1cc4fb8e13549865ce6d68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c27eefec56e1d4644ef34be4a7a878dbb41d4b73e3190279364166b5b4be306

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
    "id": "0c27eefec56e1d4644ef34be4a7a878dbb41d4b73e3190279364166b5b4be306",
    "metadata": {},
    "name": "useMergeErrorsUnmergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e0ea146dd6df2ac78beaae130356d8d";

export default node;
