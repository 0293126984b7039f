/**
 * @generated SignedSource<<47b8b7f8c8857a122828fb2100472a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readMonthCounts_counts$data = {
  readonly pageviews: number;
  readonly sessions: number;
  readonly visitors: number;
  readonly " $fragmentType": "readMonthCounts_counts";
};
export type readMonthCounts_counts$key = {
  readonly " $data"?: readMonthCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"readMonthCounts_counts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readMonthCounts_counts"
};

(node as any).hash = "a6396988804841965c153c3be472022e";

export default node;
