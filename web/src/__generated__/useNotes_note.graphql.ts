/**
 * @generated SignedSource<<e54a6f45fd208d199e0ee87e46ff2294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type NoteColor = "AMBER" | "BLUE" | "GREEN" | "GREY" | "PURPLE" | "RED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useNotes_note$data = {
  readonly author: string;
  readonly color: NoteColor;
  readonly date: string;
  readonly endDate: string | null | undefined;
  readonly id: string;
  readonly page: string;
  readonly text: string;
  readonly timelineKey: string;
  readonly " $fragmentType": "useNotes_note";
};
export type useNotes_note$key = {
  readonly " $data"?: useNotes_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNotes_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useNotes_note"
};

(node as any).hash = "9927154fc4aeb589c0d271d28a0cc2e8";

export default node;
