/**
 * @generated SignedSource<<ed6bc54f4344730e528860085c6f2c45>>
 * @relayHash 79bc9bf9d915d0069d216d8c4eb1a32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee037fab0e3cdf834744265cad05574f8b2af25f00cf4cb70f1ddc2470fcc6c7

import { ConcreteRequest } from 'relay-runtime';
export type BrandKind = "AB_TESTING" | "ANALYTICS" | "OPTIMISE" | "WHITE_LABEL" | "%future added value";
export type useVersionCheckQuery$variables = Record<PropertyKey, never>;
export type useVersionCheckQuery$data = {
  readonly appVersion: {
    readonly force: boolean;
    readonly version: string;
  } | null | undefined;
  readonly brand: {
    readonly kind: BrandKind;
  } | null | undefined;
};
export type useVersionCheckQuery = {
  response: useVersionCheckQuery$data;
  variables: useVersionCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AppVersion",
    "kind": "LinkedField",
    "name": "appVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "force",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Brand",
    "kind": "LinkedField",
    "name": "brand",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
    "name": "useVersionCheckQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVersionCheckQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ee037fab0e3cdf834744265cad05574f8b2af25f00cf4cb70f1ddc2470fcc6c7",
    "metadata": {},
    "name": "useVersionCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca12782515de40cf8c84b5401036f4db";

export default node;
