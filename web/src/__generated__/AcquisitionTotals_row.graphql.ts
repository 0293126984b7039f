/**
 * @generated SignedSource<<6aa2c530274876d1247a839aaf99df6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AcquisitionTotals_row$data = {
  readonly conversionRate: number | null | undefined;
  readonly conversions: number;
  readonly revenue: number;
  readonly sessions: number;
  readonly visitors: number;
  readonly " $fragmentType": "AcquisitionTotals_row";
};
export type AcquisitionTotals_row$key = {
  readonly " $data"?: AcquisitionTotals_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcquisitionTotals_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcquisitionTotals_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitors",
      "storageKey": null
    },
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
      "name": "conversions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversionRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revenue",
      "storageKey": null
    }
  ],
  "type": "AcquisitionRow",
  "abstractKey": null
};

(node as any).hash = "1cd126bc7a2ef9b375ca0af006a36d55";

export default node;
