/**
 * @generated SignedSource<<6826d28ffe00c6759a8dadc96f365e24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type totalText_summary$data = {
  readonly previous: {
    readonly averageDuration: number | null | undefined;
    readonly bounceRate: number | null | undefined;
    readonly conversions: number;
    readonly pagesPerSession: number | null | undefined;
    readonly pageviews: number;
    readonly sessions: number;
    readonly visitors: number;
  } | null | undefined;
  readonly range: {
    readonly previousEndDate: string | null | undefined;
    readonly previousStartDate: string | null | undefined;
  };
  readonly totals: {
    readonly averageDuration: number | null | undefined;
    readonly bounceRate: number | null | undefined;
    readonly conversions: number;
    readonly pagesPerSession: number | null | undefined;
    readonly pageviews: number;
    readonly sessions: number;
    readonly visitors: number;
  };
  readonly " $fragmentType": "totalText_summary";
};
export type totalText_summary$key = {
  readonly " $data"?: totalText_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"totalText_summary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "totalText_summary"
};

(node as any).hash = "5d74129dab1c40ab177fdc55802f04c2";

export default node;
