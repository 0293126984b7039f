/**
 * @generated SignedSource<<0aa2279827276176abd6ee753b0447cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Dimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "ENTRY" | "EVENT" | "EXIT" | "HOUR" | "LANG" | "OS" | "PAGE" | "REF" | "REGION" | "SCREEN" | "TITLE" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "WEEKDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BreakdownActions_breakdown$data = {
  readonly dimension: Dimension;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly rows: ReadonlyArray<{
    readonly averageDuration: number | null | undefined;
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
    readonly conversions: number;
    readonly country: string | null | undefined;
    readonly name: string;
    readonly pageviews: number;
    readonly previousVisitors: number | null | undefined;
    readonly region: string | null | undefined;
    readonly scrollDepth: number | null | undefined;
    readonly sessions: number;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "BreakdownActions_breakdown";
};
export type BreakdownActions_breakdown$key = {
  readonly " $data"?: BreakdownActions_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownActions_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownActions_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimension",
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
        },
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

(node as any).hash = "8bdbbb955907dd9e9f4c2b3d068a536f";

export default node;
