/**
 * @generated SignedSource<<b7076860bdfd43aa6f1ddc1a4509ddf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_28_DAYS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "LAST_WEEK" | "LAST_YEAR" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type reusableLink_link$data = {
  readonly canDownload: boolean;
  readonly endDate: string;
  readonly expiresAt: string | null | undefined;
  readonly freeRange: boolean;
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly preset: RangePreset | null | undefined;
  readonly redactsPersonalData: boolean;
  readonly startDate: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "reusableLink_link";
};
export type reusableLink_link$key = {
  readonly " $data"?: reusableLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"reusableLink_link">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reusableLink_link"
};

(node as any).hash = "798b638bc4de5231facd01519ee3e2b8";

export default node;
