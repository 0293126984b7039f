/**
 * @generated SignedSource<<114b84f708fff154273aba0d009f05aa>>
 * @relayHash bea24e4bb3c9e92e4f4d414c628495c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6930417b595b594e7c062b09dafede42eb62023b3288b285edd6166d8113179

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SettingsMenuQuery$variables = Record<PropertyKey, never>;
export type SettingsMenuQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useSettings_viewer">;
  } | null | undefined;
};
export type SettingsMenuQuery = {
  response: SettingsMenuQuery$data;
  variables: SettingsMenuQuery$variables;
};

const node: ConcreteRequest = {
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSettings_viewer"
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
            "kind": "ScalarField",
            "name": "viewerCanManageCompany",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canSeeAffiliate",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b6930417b595b594e7c062b09dafede42eb62023b3288b285edd6166d8113179",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "3dcbc96b121bdbe7f47c92c3bd535ed7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
