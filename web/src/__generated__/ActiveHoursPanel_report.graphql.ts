/**
 * @generated SignedSource<<2c6cf3678d00692528db9d66ff7cc999>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActiveHoursPanel_report$data = {
  readonly activeHours: {
    readonly " $fragmentSpreads": FragmentRefs<"HoursGrid_hours">;
  } | null | undefined;
  readonly " $fragmentType": "ActiveHoursPanel_report";
};
export type ActiveHoursPanel_report$key = {
  readonly " $data"?: ActiveHoursPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveHoursPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActiveHoursPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveHours",
      "kind": "LinkedField",
      "name": "activeHours",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HoursGrid_hours"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "29350cb28ae08baef94ea0a0dc7b7909";

export default node;
