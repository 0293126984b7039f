/**
 * @generated SignedSource<<f09974ea7dd71e088bc8c396a4364abd>>
 * @relayHash 1cb1622ae122fcf3941edde73e15d7bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e3bd05ad499f6a649bc2ef0f7b10397550c05e32e8ffdca2907579373a15c2

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "ENDED" | "PAST_DUE" | "%future added value";
export type PaidScreenQuery$variables = Record<PropertyKey, never>;
export type PaidScreenQuery$data = {
  readonly viewer: {
    readonly billing: {
      readonly isTest: boolean | null | undefined;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
      readonly trialEndsAt: string | null | undefined;
    } | null | undefined;
    readonly plan: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type PaidScreenQuery = {
  response: PaidScreenQuery$data;
  variables: PaidScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Plan",
  "kind": "LinkedField",
  "name": "plan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTest",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialEndsAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaidScreenQuery",
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
            "concreteType": "Billing",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "name": "PaidScreenQuery",
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
            "concreteType": "Billing",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    "id": "93e3bd05ad499f6a649bc2ef0f7b10397550c05e32e8ffdca2907579373a15c2",
    "metadata": {},
    "name": "PaidScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "adcdd7ddff0a2afead9552c4b2be1ff5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
