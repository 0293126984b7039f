/**
 * @generated SignedSource<<90e55453017ce9d52e6f9167df31da73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "DAY" | "HOUR" | "MONTH" | "WEEK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AcquisitionChart_report$data = {
  readonly series: {
    readonly interval: Interval;
    readonly isPartial: boolean;
    readonly lines: ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<number>;
    }>;
    readonly rest: ReadonlyArray<number>;
    readonly times: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "AcquisitionChart_report";
};
export type AcquisitionChart_report$key = {
  readonly " $data"?: AcquisitionChart_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcquisitionChart_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "level"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AcquisitionChart_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "level",
          "variableName": "level"
        }
      ],
      "concreteType": "AcquisitionSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "times",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPartial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcquisitionLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AcquisitionReport",
  "abstractKey": null
};

(node as any).hash = "5ef320ec4e2b882e25cfbe7fc6f0c064";

export default node;
