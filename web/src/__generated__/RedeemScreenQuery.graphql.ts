/**
 * @generated SignedSource<<0af6a34285a3a0a4ce60c987a9857446>>
 * @relayHash e61cf8c011e6a8569e789272b54c24ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22835f6657da9b89e89e30e2f2d3ffccc97371ea5e30106f36f257e1e03df5e2

import { ConcreteRequest } from 'relay-runtime';
export type RedeemScreenQuery$variables = Record<PropertyKey, never>;
export type RedeemScreenQuery$data = {
  readonly viewer: {
    readonly viewerCanManageCompany: boolean | null | undefined;
  } | null | undefined;
};
export type RedeemScreenQuery = {
  response: RedeemScreenQuery$data;
  variables: RedeemScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageCompany",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RedeemScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RedeemScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "22835f6657da9b89e89e30e2f2d3ffccc97371ea5e30106f36f257e1e03df5e2",
    "metadata": {},
    "name": "RedeemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4688cfe5f5fdfb92bfd0a357b3667c58";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
