/**
 * @generated SignedSource<<2e067d0fb9192c70a03b3fe57cd52803>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type NoteColor = "AMBER" | "BLUE" | "GREEN" | "GREY" | "PURPLE" | "RED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useMarks_note$data = {
  readonly author: string;
  readonly color: NoteColor;
  readonly date: string;
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly page: string;
  readonly text: string;
  readonly timelineKey: string;
  readonly " $fragmentType": "useMarks_note";
};
export type useMarks_note$key = {
  readonly " $data"?: useMarks_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarks_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMarks_note"
};

(node as any).hash = "691475638f7dcc8a65d7f6e2b1d1b2b6";

export default node;
