/**
 * @generated SignedSource<<00fb19cf177987dc31a8a3d448c92416>>
 * @relayHash 4062f328ecc5a8d79557a07956f6cffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2812665285e5f8dc78dc1bf916f67ef645f5bd9b4f7760faa9e4b34aa23ed9b8

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type MenuLayoutQuery$variables = Record<PropertyKey, never>;
export type MenuLayoutQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly role: Role;
    } | null | undefined;
  } | null | undefined;
};
export type MenuLayoutQuery = {
  response: MenuLayoutQuery$data;
  variables: MenuLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuLayoutQuery",
    "selections": [
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenuLayoutQuery",
    "selections": [
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2812665285e5f8dc78dc1bf916f67ef645f5bd9b4f7760faa9e4b34aa23ed9b8",
    "metadata": {},
    "name": "MenuLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42114dcff07e8b327ac9536698e088c0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
