/**
 * @generated SignedSource<<c73dc2ad428d606059037e32c070a2b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readAcquisitionRow_row$data = {
  readonly bounceRate: number | null | undefined;
  readonly conversionRate: number | null | undefined;
  readonly conversions: number;
  readonly name: string;
  readonly previousVisitors: number | null | undefined;
  readonly revenue: number;
  readonly revenuePerVisitor: {
    readonly high: number | null | undefined;
    readonly low: number | null | undefined;
    readonly value: number;
  } | null | undefined;
  readonly sessions: number;
  readonly visitors: number;
  readonly " $fragmentType": "readAcquisitionRow_row";
};
export type readAcquisitionRow_row$key = {
  readonly " $data"?: readAcquisitionRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAcquisitionRow_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAcquisitionRow_row"
};

(node as any).hash = "9c7d73ce5011bb1dd0b7917ac9cd0e54";

export default node;
