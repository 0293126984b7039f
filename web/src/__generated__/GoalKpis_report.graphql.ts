/**
 * @generated SignedSource<<34b1a12cb0fb2636c76293a083b01505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalKpis_report$data = {
  readonly currency: string | null | undefined;
  readonly delay: {
    readonly median: number | null | undefined;
  } | null | undefined;
  readonly detectable: {
    readonly change: number | null | undefined;
    readonly days: number;
  } | null | undefined;
  readonly previous: {
    readonly conversions: number;
    readonly convertedVisitors: number;
    readonly revenue: number;
    readonly sessions: number;
  } | null | undefined;
  readonly totals: {
    readonly conversions: number;
    readonly convertedVisitors: number;
    readonly revenue: number;
    readonly sessions: number;
  } | null | undefined;
  readonly " $fragmentType": "GoalKpis_report";
};
export type GoalKpis_report$key = {
  readonly " $data"?: GoalKpis_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalKpis_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "conversions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "convertedVisitors",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revenue",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GoalKpis_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalTotals",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalDelay",
      "kind": "LinkedField",
      "name": "delay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "median",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DetectableChange",
      "kind": "LinkedField",
      "name": "detectable",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoalReport",
  "abstractKey": null
};
})();

(node as any).hash = "102954a44e6e53dfc32a4ca5a21cdfd6";

export default node;
