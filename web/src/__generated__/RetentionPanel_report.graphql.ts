/**
 * @generated SignedSource<<774ad2173017968c067656c60a999ea3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetentionPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RetentionPanel_report$data = {
  readonly table: {
    readonly cohorts: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly high: number | null | undefined;
        readonly isPartial: boolean;
        readonly low: number | null | undefined;
        readonly share: number | null | undefined;
        readonly size: number;
        readonly visitors: number;
      }>;
      readonly endDate: string;
      readonly size: number;
      readonly startDate: string;
    }>;
    readonly mean: ReadonlyArray<{
      readonly high: number | null | undefined;
      readonly isPartial: boolean;
      readonly low: number | null | undefined;
      readonly share: number | null | undefined;
      readonly size: number;
      readonly visitors: number;
    }>;
    readonly period: RetentionPeriod;
    readonly range: {
      readonly endDate: string;
      readonly startDate: string;
    };
    readonly visitors: number;
  } | null | undefined;
  readonly " $fragmentType": "RetentionPanel_report";
};
export type RetentionPanel_report$key = {
  readonly " $data"?: RetentionPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "share",
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
    "name": "isPartial",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RetentionPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RetentionTable",
      "kind": "LinkedField",
      "name": "table",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "period",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RetentionCohort",
          "kind": "LinkedField",
          "name": "cohorts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RetentionCell",
              "kind": "LinkedField",
              "name": "cells",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RetentionCell",
          "kind": "LinkedField",
          "name": "mean",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetentionReport",
  "abstractKey": null
};
})();

(node as any).hash = "c083fe481855ff2c49053f806e58faaf";

export default node;
