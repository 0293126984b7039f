/**
 * @generated SignedSource<<00b9e620d612b648ab68c702b9d6ac59>>
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
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "75d3f128ab74a7d8f28c2854aaecdc67";

export default node;
