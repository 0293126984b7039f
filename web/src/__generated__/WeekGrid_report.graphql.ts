/**
 * @generated SignedSource<<445b348fbbe4dd0eecd3e33154738ef7>>
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

(node as any).hash = "1cf4441be82bd8e72e2200c8aa05e981";

export default node;
