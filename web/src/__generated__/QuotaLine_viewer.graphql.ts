/**
 * @generated SignedSource<<8e316a9a3bd10bf8e450b7e9e25ffb4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingScreen = "EXTEND_TRIALS" | "INVOICES" | "PAYMENT" | "SUBSCRIPTION" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type QuotaLine_viewer$data = {
  readonly billingScreens: ReadonlyArray<BillingScreen> | null | undefined;
  readonly plan: {
    readonly rewardedSessions: number;
    readonly sessions: number | null | undefined;
  } | null | undefined;
  readonly usage: {
    readonly sessions: number;
  } | null | undefined;
  readonly viewerCanSeeUsage: boolean | null | undefined;
  readonly " $fragmentType": "QuotaLine_viewer";
};
export type QuotaLine_viewer$key = {
  readonly " $data"?: QuotaLine_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotaLine_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotaLine_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeUsage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingScreens",
      "storageKey": null
    },
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
          "name": "rewardedSessions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1f581cd5fd8537d9ecae8ab0ff39fd14";

export default node;
