/**
 * @generated SignedSource<<a1e8c2d12c88078434c69250a3b8e446>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Dimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "ENTRY" | "EVENT" | "EXIT" | "HOUR" | "LANG" | "OS" | "PAGE" | "REF" | "REGION" | "SCREEN" | "TITLE" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "WEEKDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DrillPanel_report$data = {
  readonly breakdown: {
    readonly dimension: Dimension;
    readonly goal: {
      readonly key: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly rows: ReadonlyArray<{
      readonly averageDuration: number | null | undefined;
      readonly bounceRate: number | null | undefined;
      readonly conversionRate: number | null | undefined;
      readonly conversions: number;
      readonly name: string;
      readonly pageviews: number;
      readonly previousVisitors: number | null | undefined;
      readonly sessions: number;
      readonly visitors: number;
      readonly " $fragmentSpreads": FragmentRefs<"readPlace_row">;
    }>;
    readonly totalCount: number;
    readonly visitors: number;
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownActions_breakdown">;
  } | null | undefined;
  readonly " $fragmentType": "DrillPanel_report";
};
export type DrillPanel_report$key = {
  readonly " $data"?: DrillPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrillPanel_report">;
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "offset"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DrillPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "by"
        },
        {
          "kind": "Literal",
          "name": "limit",
          "value": 100
        },
        {
          "kind": "Variable",
          "name": "offset",
          "variableName": "offset"
        }
      ],
      "concreteType": "TrafficBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
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
              "name": "conversionRate",
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
})();

(node as any).hash = "3cab8e7b17c3c7ef6ea55aaf3ca1124e";

export default node;
