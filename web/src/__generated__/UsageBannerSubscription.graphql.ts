/**
 * @generated SignedSource<<0b6caa7e951baab035947503b736e7b2>>
 * @relayHash af6cfd5ab31fcb2b67a4e945ff51b2c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8afde6a075e91461748c7feff712ebb51762771fa55ddc2c908a220cea6442b6

import { ConcreteRequest } from 'relay-runtime';
export type UsageAlertKind = "ESTIMATE" | "FULL" | "%future added value";
export type UsageBannerSubscription$variables = Record<PropertyKey, never>;
export type UsageBannerSubscription$data = {
  readonly usage: {
    readonly alert: {
      readonly kind: UsageAlertKind;
      readonly message: string;
      readonly params: Record<string, string | number>;
      readonly reason: string;
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
    "id": "8afde6a075e91461748c7feff712ebb51762771fa55ddc2c908a220cea6442b6",
    "metadata": {},
    "name": "UsageBannerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "686fb1e72b8bdaed41e245b59ba03d43";

export default node;
