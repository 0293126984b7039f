/**
 * @generated SignedSource<<8bb8bd0f2b9dbee3488f6de6c8ee7050>>
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
    readonly " $fragmentSpreads": FragmentRefs<"useNotes_note">;
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

(node as any).hash = "1a88606517b6e67bc06e705efc916765";

export default node;
