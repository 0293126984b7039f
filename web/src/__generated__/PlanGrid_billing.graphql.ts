/**
 * @generated SignedSource<<98a10e4aa8cfc65c3ca2a82b3c353f1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingCycle = "MONTH" | "YEAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PlanGrid_billing$data = {
  readonly offers: ReadonlyArray<{
    readonly isCurrent: boolean;
    readonly monthlyPrice: number;
    readonly plan: {
      readonly name: string;
      readonly planId: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PlanColumn_offer">;
  }> | null | undefined;
  readonly subscription: {
    readonly cycle: BillingCycle;
    readonly next: {
      readonly cycle: BillingCycle;
      readonly planId: number;
    } | null | undefined;
    readonly planId: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeDialog_billing">;
  readonly " $fragmentType": "PlanGrid_billing";
};
export type PlanGrid_billing$key = {
  readonly " $data"?: PlanGrid_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanGrid_billing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cycle",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanGrid_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanOffer",
      "kind": "LinkedField",
      "name": "offers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanColumn_offer"
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "NextPeriod",
          "kind": "LinkedField",
          "name": "next",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeDialog_billing"
    }
  ],
  "type": "Billing",
  "abstractKey": null
};
})();

(node as any).hash = "643ef1a5f718c3e36052aa60dd3e2644";

export default node;
