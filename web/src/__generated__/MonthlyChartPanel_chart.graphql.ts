/**
 * @generated SignedSource<<e4aacbad6b30cd12fd1d99d37780b85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MonthlyChartPanel_chart$data = {
  readonly months: ReadonlyArray<{
    readonly counts: {
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    };
    readonly isPartial: boolean;
    readonly month: string;
    readonly previous: {
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    };
  }>;
  readonly " $fragmentType": "MonthlyChartPanel_chart";
};
export type MonthlyChartPanel_chart$key = {
  readonly " $data"?: MonthlyChartPanel_chart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthlyChartPanel_chart">;
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthlyChartPanel_chart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChartMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MonthCounts",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
  "type": "MonthlyChart",
  "abstractKey": null
};
})();

(node as any).hash = "e72526755b7993427a354063c59d4a14";

export default node;
