/**
 * @generated SignedSource<<714ae7efa0ac5258ed1acf3d6503f332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readRule_rule$data = {
  readonly page: {
    readonly match: HeatmapPageMatch;
    readonly value: string;
  };
  readonly selector: string;
  readonly " $fragmentType": "readRule_rule";
};
export type readRule_rule$key = {
  readonly " $data"?: readRule_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRule_rule">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRule_rule"
};

(node as any).hash = "6a0037a724d323ee929a452bf82772f8";

export default node;
