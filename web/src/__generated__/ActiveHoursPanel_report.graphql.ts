/**
 * @generated SignedSource<<dedadcd2d534c3903fdc464f562e5d5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActiveHoursPanel_report$data = {
  readonly activeHours: {
    readonly grid: ReadonlyArray<ReadonlyArray<number>>;
    readonly hours: ReadonlyArray<number>;
    readonly timezone: string;
    readonly total: number;
    readonly weekdays: ReadonlyArray<number>;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekdays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "c36634edc31ec8583d3271ebbce676b8";

export default node;
