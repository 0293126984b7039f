/**
 * @generated SignedSource<<0e380127533ea06a46c8037ec5416b12>>
 * @relayHash 09a7535e3b5969a6a8b7777c12b00d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 505c57189e28c8c6d0bcc30d0b16fd8d6bf736127725a246c5f4b3b7388c361b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReferAndEarnScreenQuery$variables = Record<PropertyKey, never>;
export type ReferAndEarnScreenQuery$data = {
  readonly viewer: {
    readonly canSeeAffiliate: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FreeSessionsLink_viewer" | "FreeSessions_viewer">;
  } | null | undefined;
};
export type ReferAndEarnScreenQuery = {
  response: ReferAndEarnScreenQuery$data;
  variables: ReferAndEarnScreenQuery$variables;
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
    "name": "ReferAndEarnScreenQuery",
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
            "name": "FreeSessionsLink_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FreeSessions_viewer"
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
    "name": "ReferAndEarnScreenQuery",
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
            "concreteType": "ReferAndEarn",
            "kind": "LinkedField",
            "name": "referAndEarn",
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
                "name": "verified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "earnedSessions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mostSessions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sessionsEach",
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
    "id": "505c57189e28c8c6d0bcc30d0b16fd8d6bf736127725a246c5f4b3b7388c361b",
    "metadata": {},
    "name": "ReferAndEarnScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4072ca6e3eebe20a33dd20a897782b4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
