/**
 * @generated SignedSource<<5103a79e9294939104fe4b70261353f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readRetentionCell_cell$data = {
  readonly high: number | null | undefined;
  readonly isPartial: boolean;
  readonly low: number | null | undefined;
  readonly share: number | null | undefined;
  readonly size: number;
  readonly visitors: number;
  readonly " $fragmentType": "readRetentionCell_cell";
};
export type readRetentionCell_cell$key = {
  readonly " $data"?: readRetentionCell_cell$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRetentionCell_cell">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRetentionCell_cell"
};

(node as any).hash = "85e42e4709123bee3c1def99a86bb004";

export default node;
