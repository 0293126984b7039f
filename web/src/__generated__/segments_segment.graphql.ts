/**
 * @generated SignedSource<<15675ce7cefb17dbc348669982270e12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type segments_segment$data = {
  readonly groups: ReadonlyArray<{
    readonly conditions: ReadonlyArray<{
      readonly criteria: FilterCriteria;
      readonly key: string | null | undefined;
      readonly operator: FilterOperator;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "segments_segment";
};
export type segments_segment$key = {
  readonly " $data"?: segments_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"segments_segment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "segments_segment"
};

(node as any).hash = "4277b9759029670832fe8031af1a4943";

export default node;
