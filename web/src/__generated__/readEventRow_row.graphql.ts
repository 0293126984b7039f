/**
 * @generated SignedSource<<f10104d0a0c123bc4fb0a477cf7cba6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type EventSource = "CODE" | "RULE" | "TRACKER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readEventRow_row$data = {
  readonly count: number;
  readonly displayName: string | null | undefined;
  readonly firstSeen: string | null | undefined;
  readonly isHidden: boolean;
  readonly lastSeen: string;
  readonly mergedNames: ReadonlyArray<string>;
  readonly name: string;
  readonly previous: {
    readonly count: number;
    readonly visitors: number;
  } | null | undefined;
  readonly source: EventSource;
  readonly trend: ReadonlyArray<number> | null | undefined;
  readonly visitors: number;
  readonly " $fragmentType": "readEventRow_row";
};
export type readEventRow_row$key = {
  readonly " $data"?: readEventRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"readEventRow_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readEventRow_row"
};

(node as any).hash = "45bcda89bf945f9e1266cd44e39adffc";

export default node;
