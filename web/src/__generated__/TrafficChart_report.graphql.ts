/**
 * @generated SignedSource<<204c89213d9219e397086a664fdfb1ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "DAY" | "HOUR" | "MONTH" | "WEEK" | "%future added value";
export type Metric = "AVERAGE_DURATION" | "BOUNCE_RATE" | "CONVERSIONS" | "CONVERSION_RATE" | "ENGAGED_TIME" | "PAGES_PER_SESSION" | "PAGEVIEWS" | "SESSIONS" | "VISITORS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TrafficChart_report$data = {
  readonly annotations: ReadonlyArray<{
    readonly author: string;
    readonly date: string;
    readonly id: string;
    readonly text: string;
    readonly timelineKey: string;
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
  readonly " $fragmentType": "TrafficChart_report";
};
export type TrafficChart_report$key = {
  readonly " $data"?: TrafficChart_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrafficChart_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "interval"
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
  "name": "TrafficChart_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "interval",
          "variableName": "interval"
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timelineKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "6384c400450cc75243625442af647820";

export default node;
