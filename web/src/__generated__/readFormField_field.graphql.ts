/**
 * @generated SignedSource<<962d80d1621c463a25bf46bfe53d26a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldType = "CHECKBOX" | "COLOR" | "DATE" | "EMAIL" | "FILE" | "NUMBER" | "OTHER" | "PASSWORD" | "RADIO" | "RANGE" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "URL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readFormField_field$data = {
  readonly abandonRate: number | null | undefined;
  readonly abandonShare: number | null | undefined;
  readonly abandons: number;
  readonly blank: number;
  readonly blankRate: number | null | undefined;
  readonly errors: number;
  readonly failed: number;
  readonly field: string;
  readonly hesitationMs: number | null | undefined;
  readonly label: string;
  readonly medianMs: number | null | undefined;
  readonly p90Ms: number | null | undefined;
  readonly position: number;
  readonly reachRate: number | null | undefined;
  readonly reached: number;
  readonly refilled: number;
  readonly refills: number;
  readonly returned: number;
  readonly returns: number;
  readonly type: FormFieldType;
  readonly " $fragmentType": "readFormField_field";
};
export type readFormField_field$key = {
  readonly " $data"?: readFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFormField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFormField_field"
};

(node as any).hash = "12f99a7de9fa123df9d7f61d6cbf5554";

export default node;
