/**
 * @generated SignedSource<<2b7cc27a32fef9334496a85ec678cfd4>>
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

(node as any).hash = "8e0371222da4e6cddedfa60e1cf67e44";

export default node;
