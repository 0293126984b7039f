/**
 * @generated SignedSource<<215984e6f4d7648bf946703df295b4f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Anomaly = "HIGH" | "LOW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DayTable_report$data = {
  readonly daily: {
    readonly goal: {
      readonly key: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly range: {
      readonly endDate: string;
      readonly startDate: string;
    };
    readonly rows: ReadonlyArray<{
      readonly anomaly: Anomaly | null | undefined;
      readonly averageDuration: number | null | undefined;
      readonly bounceRate: number | null | undefined;
      readonly conversions: number;
      readonly day: string;
      readonly newVisitors: number;
      readonly pageviews: number;
      readonly partial: boolean;
      readonly returningVisitors: number;
      readonly sessions: number;
      readonly usual: {
        readonly high: number;
        readonly low: number;
        readonly mean: number;
        readonly weeks: number;
      } | null | undefined;
      readonly visitors: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DayTable_report";
};
export type DayTable_report$key = {
  readonly " $data"?: DayTable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayTable_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DayTable_report",
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
              "name": "newVisitors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returningVisitors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageviews",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bounceRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "averageDuration",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conversions",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountedGoal",
          "kind": "LinkedField",
          "name": "goal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "5cea8ae6ce705ca6ef2c651bb5bc1955";

export default node;
