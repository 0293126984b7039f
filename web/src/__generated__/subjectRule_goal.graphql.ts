/**
 * @generated SignedSource<<ecdae4afe1d7ec193c684766a8e6e107>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type GoalSubjectState = "ACTIVE" | "ARCHIVED" | "DELETED" | "OFF" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type subjectRule_goal$data = {
  readonly formField: string;
  readonly subject: {
    readonly name: string;
    readonly state: GoalSubjectState;
    readonly step: {
      readonly name: string;
      readonly number: number;
      readonly of: number;
    } | null | undefined;
  } | null | undefined;
  readonly type: GoalType;
  readonly " $fragmentType": "subjectRule_goal";
};
export type subjectRule_goal$key = {
  readonly " $data"?: subjectRule_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"subjectRule_goal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "subjectRule_goal"
};

(node as any).hash = "e16d5d69bc67375345a2ca949b6c6b44";

export default node;
