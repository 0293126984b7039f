/**
 * @generated SignedSource<<36ec32e34c9c0c20046d276010458f74>>
 * @relayHash f0d5eee6047e969e01cf741f4491c945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4276c263c4dc19ae6e16819b901ff36998dca1bb275ba3a093e42b3370a9a339

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSourceMapInput = {
  project: string;
  sourceMapId: number;
};
export type useDeleteSourceMapMutation$variables = {
  input: DeleteSourceMapInput;
};
export type useDeleteSourceMapMutation$data = {
  readonly deleteSourceMap: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
    readonly sourceMapId: number | null | undefined;
  };
};
export type useDeleteSourceMapMutation = {
  response: useDeleteSourceMapMutation$data;
  variables: useDeleteSourceMapMutation$variables;
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
    "concreteType": "DeleteSourceMapPayload",
    "kind": "LinkedField",
    "name": "deleteSourceMap",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sourceMapId",
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
    "name": "useDeleteSourceMapMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteSourceMapMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4276c263c4dc19ae6e16819b901ff36998dca1bb275ba3a093e42b3370a9a339",
    "metadata": {},
    "name": "useDeleteSourceMapMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56641f273aeaa66c1acfede11dc765c2";

export default node;
