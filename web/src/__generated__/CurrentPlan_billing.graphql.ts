/**
 * @generated SignedSource<<98de4d46402f8b4fd42a889424afd19d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingCycle = "MONTH" | "YEAR" | "%future added value";
export type SubscriptionStatus = "ACTIVE" | "ENDED" | "PAST_DUE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CurrentPlan_billing$data = {
  readonly subscription: {
    readonly amount: number;
    readonly credit: number;
    readonly currency: string;
    readonly cycle: BillingCycle;
    readonly endsAtPeriodEnd: boolean;
    readonly next: {
      readonly amount: number;
      readonly cycle: BillingCycle;
      readonly planName: string;
    } | null | undefined;
    readonly periodEnd: string;
    readonly planName: string;
    readonly status: SubscriptionStatus;
  } | null | undefined;
  readonly trialEndsAt: string | null | undefined;
  readonly " $fragmentType": "CurrentPlan_billing";
};
export type CurrentPlan_billing$key = {
  readonly " $data"?: CurrentPlan_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_billing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cycle",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentPlan_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAtPeriodEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NextPeriod",
          "kind": "LinkedField",
          "name": "next",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialEndsAt",
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};
})();

(node as any).hash = "f1bde8ff9908a663c4bf8cdb5cf262dd";

export default node;
