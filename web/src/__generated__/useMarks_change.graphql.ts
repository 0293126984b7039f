/**
 * @generated SignedSource<<75f236ded6def71c34525f16c4119ff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type TimelineKind = "BILLING" | "FLAG" | "NOTE" | "OTHER" | "PROJECT" | "TEAM" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useMarks_change$data = {
  readonly date: string;
  readonly description: string;
  readonly key: string;
  readonly kind: TimelineKind;
  readonly text: string;
  readonly userName: string;
  readonly " $fragmentType": "useMarks_change";
};
export type useMarks_change$key = {
  readonly " $data"?: useMarks_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarks_change">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMarks_change"
};

(node as any).hash = "37d6a7ab563b342cb0f290f3dec52be0";

export default node;
