/**
 * @generated SignedSource<<456113f4c97a5486f6685ce955f89c84>>
 * @relayHash 2e1482fee969c7426a2801e57bfb58a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ab050dfb9e20dff16a0b290aaefbcda4045c427ad0f8fe4868c5307b8620734

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "1ab050dfb9e20dff16a0b290aaefbcda4045c427ad0f8fe4868c5307b8620734",
    "metadata": {},
    "name": "useDeleteSourceMapMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "938f34531083a42f5e2fa90dc867fd4d";

export default node;
