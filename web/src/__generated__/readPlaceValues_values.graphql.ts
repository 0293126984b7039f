/**
 * @generated SignedSource<<bbefc43a696b60d039a4fc8cbccf9230>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPlaceValues_values$data = {
  readonly bounceRate: number | null | undefined;
  readonly conversionRate: number | null | undefined;
  readonly conversions: number;
  readonly revenue: number;
  readonly sessions: number;
  readonly visitors: number;
  readonly " $fragmentType": "readPlaceValues_values";
};
export type readPlaceValues_values$key = {
  readonly " $data"?: readPlaceValues_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPlaceValues_values"
};

(node as any).hash = "b9473c3c54550b3099fae5a5f0f728b7";

export default node;
