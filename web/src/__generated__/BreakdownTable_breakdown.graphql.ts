/**
 * @generated SignedSource<<58c502f5ab497b5ff638cbc34c75fb81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Dimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "ENTRY" | "EVENT" | "EXIT" | "HOUR" | "LANG" | "OS" | "PAGE" | "REF" | "REGION" | "SCREEN" | "TITLE" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "WEEKDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BreakdownTable_breakdown$data = {
  readonly dimension: Dimension;
  readonly goal: {
    readonly key: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly rows: ReadonlyArray<{
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
    readonly conversions: number;
    readonly name: string;
    readonly pageviews: number;
    readonly previousVisitors: number | null | undefined;
    readonly scrollDepth: number | null | undefined;
    readonly visitors: number;
    readonly " $fragmentSpreads": FragmentRefs<"readPlace_row">;
  }>;
  readonly totalCount: number;
  readonly visitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownActions_breakdown">;
  readonly " $fragmentType": "BreakdownTable_breakdown";
};
export type BreakdownTable_breakdown$key = {
  readonly " $data"?: BreakdownTable_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownTable_breakdown">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownTable_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimension",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BreakdownActions_breakdown"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BreakdownRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readPlace_row",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "region",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousVisitors",
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
          "name": "scrollDepth",
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
          "name": "conversionRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficBreakdown",
  "abstractKey": null
};
})();

(node as any).hash = "ed3eacc368d9fd69a1180c5a738db88d";

export default node;
