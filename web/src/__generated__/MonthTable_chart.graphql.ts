/**
 * @generated SignedSource<<97740e0e0bf14f0469ccf734aea3db3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MonthTable_chart$data = {
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
  readonly " $fragmentType": "MonthTable_chart";
};
export type MonthTable_chart$key = {
  readonly " $data"?: MonthTable_chart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthTable_chart">;
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
  "name": "MonthTable_chart",
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

(node as any).hash = "34d0f37f0150856eff04e96425ce1cb8";

export default node;
