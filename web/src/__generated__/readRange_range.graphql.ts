/**
 * @generated SignedSource<<d16cdee042b88faf50e7dc141933c2ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readRange_range$data = {
  readonly endDate: string;
  readonly previousEndDate: string | null | undefined;
  readonly previousStartDate: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "readRange_range";
};
export type readRange_range$key = {
  readonly " $data"?: readRange_range$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRange_range">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRange_range"
};

(node as any).hash = "0c12d4b3dc9d277ac00325402a3f6a3b";

export default node;
