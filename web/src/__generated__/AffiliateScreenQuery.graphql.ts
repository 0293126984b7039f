/**
 * @generated SignedSource<<1eb64d1d3f4e46d7a3276e0c900a8c47>>
 * @relayHash 51a9a148b91414fa0c269a903551e3b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468c453411ccb18e1a078da5cba4b91a4a82c7c0373d7b6f2aa9d81cbcf21f9e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AffiliateScreenQuery$variables = Record<PropertyKey, never>;
export type AffiliateScreenQuery$data = {
  readonly viewer: {
    readonly canSeeAffiliate: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AffiliateEarnings_viewer" | "AffiliateLink_viewer">;
  } | null | undefined;
};
export type AffiliateScreenQuery = {
  response: AffiliateScreenQuery$data;
  variables: AffiliateScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canSeeAffiliate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AffiliateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AffiliateLink_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AffiliateEarnings_viewer"
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
    "name": "AffiliateScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Affiliate",
            "kind": "LinkedField",
            "name": "affiliate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "linkUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clicks",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signUps",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paying",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "earned",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidOut",
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
    "id": "468c453411ccb18e1a078da5cba4b91a4a82c7c0373d7b6f2aa9d81cbcf21f9e",
    "metadata": {},
    "name": "AffiliateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a788b66517b965397ab3a000bc500a19";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
