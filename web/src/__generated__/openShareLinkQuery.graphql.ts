/**
 * @generated SignedSource<<7be55d4d4ca60cdebe07dc0c3efae03c>>
 * @relayHash 8ef32a6b0de48d1034bd67dbe54c987e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d304b6562b2d8ead5780047cfc6ef9e576a986719940c8980c1e390ee409ca5e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type openShareLinkQuery$variables = Record<PropertyKey, never>;
export type openShareLinkQuery$data = {
  readonly brand: {
    readonly " $fragmentSpreads": FragmentRefs<"BrandMark_brand">;
  } | null | undefined;
};
export type openShareLinkQuery = {
  response: openShareLinkQuery$data;
  variables: openShareLinkQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "openShareLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrandMark_brand"
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
    "name": "openShareLinkQuery",
    "selections": [
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faviconUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cssUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d304b6562b2d8ead5780047cfc6ef9e576a986719940c8980c1e390ee409ca5e",
    "metadata": {},
    "name": "openShareLinkQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7f7be3f14008ac638c360b67757fc701";

export default node;
