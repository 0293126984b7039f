/**
 * @generated SignedSource<<b4bfb9123661274a8f78db95317a2a30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingScreen = "EXTEND_TRIALS" | "INVOICES" | "PAYMENT" | "SUBSCRIPTION" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSettings_viewer$data = {
  readonly billingScreens: ReadonlyArray<BillingScreen> | null | undefined;
  readonly canSeeAffiliate: boolean | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "useSettings_viewer";
};
export type useSettings_viewer$key = {
  readonly " $data"?: useSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettings_viewer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingScreens",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5b1cd51d35031dd79cbd3da77d3b2c6b";

export default node;
