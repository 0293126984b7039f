/**
 * @generated SignedSource<<a3304e490a44a4fb70494b4aae400d6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "DAY" | "HOUR" | "MONTH" | "WEEK" | "%future added value";
export type Metric = "AVERAGE_DURATION" | "BOUNCE_RATE" | "CONVERSIONS" | "CONVERSION_RATE" | "ENGAGED_TIME" | "PAGES_PER_SESSION" | "PAGEVIEWS" | "SESSIONS" | "VISITORS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalTrend_report$data = {
  readonly annotations: ReadonlyArray<{
    readonly author: string;
    readonly date: string;
    readonly id: string;
    readonly text: string;
  }> | null | undefined;
  readonly series: {
    readonly interval: Interval;
    readonly metric: Metric;
    readonly points: ReadonlyArray<{
      readonly at: string;
      readonly isPartial: boolean;
      readonly previous: number | null | undefined;
      readonly value: number | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "GoalTrend_report";
};
export type GoalTrend_report$key = {
  readonly " $data"?: GoalTrend_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalTrend_report">;
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
  "name": "GoalTrend_report",
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
      "concreteType": "TrafficSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metric",
          "storageKey": null
        },
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
          "concreteType": "SeriesPoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "previous",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPartial",
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "cbb1d972ef4a5f6f81c9d44bbbe478f9";

export default node;
