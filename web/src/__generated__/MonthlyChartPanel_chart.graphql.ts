/**
 * @generated SignedSource<<bddf6eee9ebe8b5f4d2e8f38f5ab6c77>>
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
      readonly " $fragmentSpreads": FragmentRefs<"readMonthCounts_counts">;
    };
    readonly isPartial: boolean;
    readonly month: string;
    readonly previous: {
      readonly " $fragmentSpreads": FragmentRefs<"readMonthCounts_counts">;
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
    "kind": "InlineDataFragmentSpread",
    "name": "readMonthCounts_counts",
    "selections": [
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
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
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

(node as any).hash = "4a21329f1473350c3642a9e0c8d48544";

export default node;
