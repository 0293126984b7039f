/**
 * @generated SignedSource<<8c0784db8e6f937a1b83fed4f2eae0fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Anomaly = "HIGH" | "LOW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DayLine_report$data = {
  readonly annotations: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useNotes_note">;
  }> | null | undefined;
  readonly daily: {
    readonly rows: ReadonlyArray<{
      readonly anomaly: Anomaly | null | undefined;
      readonly day: string;
      readonly partial: boolean;
      readonly usual: {
        readonly high: number;
        readonly low: number;
        readonly mean: number;
        readonly weeks: number;
      } | null | undefined;
      readonly visitors: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DayLine_report";
};
export type DayLine_report$key = {
  readonly " $data"?: DayLine_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayLine_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DayLine_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyTraffic",
      "kind": "LinkedField",
      "name": "daily",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DayRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
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
              "name": "partial",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anomaly",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsualDay",
              "kind": "LinkedField",
              "name": "usual",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mean",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "low",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "high",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "weeks",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Annotation",
      "kind": "LinkedField",
      "name": "annotations",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useNotes_note",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "author",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "page",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timelineKey",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "e6f68eaf3ef12ab53f93ccd15f9e47bf";

export default node;
