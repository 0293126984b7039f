/**
 * @generated SignedSource<<a8a40bef5b45794274bc59276e089fd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeekGrid_report$data = {
  readonly activeHours: {
    readonly grid: ReadonlyArray<ReadonlyArray<number>>;
    readonly hours: ReadonlyArray<number>;
    readonly timezone: string;
    readonly total: number;
    readonly weekdays: ReadonlyArray<number>;
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

(node as any).hash = "ba739f9e820d873e9777ab073caca931";

export default node;
