/**
 * @generated SignedSource<<395cfb04306bd47c043f77ccba4896cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FormSuccessKind = "EVENT" | "NONE" | "PAGE" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readSuccess_success$data = {
  readonly event: string | null | undefined;
  readonly kind: FormSuccessKind;
  readonly page: {
    readonly match: HeatmapPageMatch;
    readonly value: string;
  } | null | undefined;
  readonly " $fragmentType": "readSuccess_success";
};
export type readSuccess_success$key = {
  readonly " $data"?: readSuccess_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSuccess_success">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSuccess_success"
};

(node as any).hash = "49bb2b2dfcacf2ce6b35f163ce6a7d01";

export default node;
