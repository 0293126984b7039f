/**
 * @generated SignedSource<<1b3ab5bf46693f365c669d45db2bb77a>>
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
  readonly rows: ReadonlyArray<{
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
    readonly name: string;
    readonly pageviews: number;
    readonly scrollDepth: number | null | undefined;
    readonly visitors: number;
  }>;
  readonly totalCount: number;
  readonly visitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownCsv_breakdown">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BreakdownCsv_breakdown"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BreakdownRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
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

(node as any).hash = "75c49c29c106770eff95f5ec53a4dffd";

export default node;
