/**
 * @generated SignedSource<<f0ce2a53e347ff937242f52f17d9fd4e>>
 * @relayHash 23c66153d83acc80646f06f20fa13e53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6c09a125c251636ad6f93f7f886fc1ba0506e00abeda7883871ce04ada7f5ec

import { ConcreteRequest } from 'relay-runtime';
export type UsageAlertKind = "ESTIMATE" | "FULL" | "%future added value";
export type UsageBannerSubscription$variables = Record<PropertyKey, never>;
export type UsageBannerSubscription$data = {
  readonly usage: {
    readonly alert: {
      readonly kind: UsageAlertKind;
      readonly message: string;
    } | null | undefined;
    readonly pageviews: number;
    readonly sessions: number;
  } | null | undefined;
};
export type UsageBannerSubscription = {
  response: UsageBannerSubscription$data;
  variables: UsageBannerSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Usage",
    "kind": "LinkedField",
    "name": "usage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pageviews",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UsageAlert",
        "kind": "LinkedField",
        "name": "alert",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageBannerSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UsageBannerSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e6c09a125c251636ad6f93f7f886fc1ba0506e00abeda7883871ce04ada7f5ec",
    "metadata": {},
    "name": "UsageBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "10762f42e404db3081de7abcd3a219bb";

export default node;
