/**
 * @generated SignedSource<<c722380cbbf1bb42d7dc8285a39d7d34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeekGrid_report$data = {
  readonly activeHours: {
    readonly " $fragmentSpreads": FragmentRefs<"HoursGrid_hours">;
  } | null | undefined;
  readonly " $fragmentType": "WeekGrid_report";
};
export type WeekGrid_report$key = {
  readonly " $data"?: WeekGrid_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekGrid_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "clock"
    },
    {
      "kind": "RootArgument",
      "name": "metric"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekGrid_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "clock",
          "variableName": "clock"
        },
        {
          "kind": "Variable",
          "name": "metric",
          "variableName": "metric"
        }
      ],
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

(node as any).hash = "7eec8a196e788d8384762428e334a07b";

export default node;
