/**
 * @generated SignedSource<<c1a5deb5bd9ffa16dccef4d2beeb9523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KpiRow_report$data = {
  readonly summary: {
    readonly goal: {
      readonly key: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly previous: {
      readonly averageDuration: number | null | undefined;
      readonly bounceRate: number | null | undefined;
      readonly conversions: number;
      readonly pagesPerSession: number | null | undefined;
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    } | null | undefined;
    readonly sparkline: ReadonlyArray<{
      readonly averageDuration: number | null | undefined;
      readonly bounceRate: number | null | undefined;
      readonly conversions: number;
      readonly pagesPerSession: number | null | undefined;
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    }>;
    readonly totals: {
      readonly averageDuration: number | null | undefined;
      readonly bounceRate: number | null | undefined;
      readonly conversions: number;
      readonly pagesPerSession: number | null | undefined;
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "KpiRow_report";
};
export type KpiRow_report$key = {
  readonly " $data"?: KpiRow_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"KpiRow_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "pagesPerSession",
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
    "name": "bounceRate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "conversions",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KpiRow_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrafficSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
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
          "concreteType": "MetricValues",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MetricValues",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MetricValues",
          "kind": "LinkedField",
          "name": "sparkline",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};
})();

(node as any).hash = "13b104d2abd8d30a43fca26b3dc69c6d";

export default node;
