/**
 * @generated SignedSource<<a688942a1ab25ee2ee4955b52f9eb9da>>
 * @relayHash c4aa67adf0ff8b467d58a7dc94a1c05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0b1c327baba77c0d0e2b0b1f61cf0422cd8bbe1def8cc342f8e256097cc708

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type SettingsMenuQuery$variables = Record<PropertyKey, never>;
export type SettingsMenuQuery$data = {
  readonly viewer: {
    readonly agency: {
      readonly __typename: "Agency";
    } | null | undefined;
    readonly servicePortal: {
      readonly __typename: "ServicePortal";
    } | null | undefined;
    readonly user: {
      readonly role: Role;
    } | null | undefined;
  } | null | undefined;
};
export type SettingsMenuQuery = {
  response: SettingsMenuQuery$data;
  variables: SettingsMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Agency",
  "kind": "LinkedField",
  "name": "agency",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ServicePortal",
  "kind": "LinkedField",
  "name": "servicePortal",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsMenuQuery",
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
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "SettingsMenuQuery",
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
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c0b1c327baba77c0d0e2b0b1f61cf0422cd8bbe1def8cc342f8e256097cc708",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5c54a04e57b6a2616893109497ea717";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
