/**
 * @generated SignedSource<<b71aa7af281ec4a8a39a65d041e351c5>>
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
  readonly " $fragmentType": "MonthTable_chart";
};
export type MonthTable_chart$key = {
  readonly " $data"?: MonthTable_chart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthTable_chart">;
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

(node as any).hash = "37229aef8ab07c702313eff29118ef68";

export default node;
