/**
 * @generated SignedSource<<021a1b3ccdb7c2b9b2a98ebb673b6d82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingScreen = "EXTEND_TRIALS" | "INVOICES" | "PAYMENT" | "SUBSCRIPTION" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSettings_viewer$data = {
  readonly agency: {
    readonly __typename: "Agency";
  } | null | undefined;
  readonly billingScreens: ReadonlyArray<BillingScreen> | null | undefined;
  readonly canSeeAffiliate: boolean | null | undefined;
  readonly expiredPlan: {
    readonly paths: ReadonlyArray<string>;
  } | null | undefined;
  readonly servicePortal: {
    readonly __typename: "ServicePortal";
  } | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "useSettings_viewer";
};
export type useSettings_viewer$key = {
  readonly " $data"?: useSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
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
      "name": "viewerCanWrite",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpiredPlan",
      "kind": "LinkedField",
      "name": "expiredPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paths",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServicePortal",
      "kind": "LinkedField",
      "name": "servicePortal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "fbbbdaaf10df0fe46603a356f4128159";

export default node;
