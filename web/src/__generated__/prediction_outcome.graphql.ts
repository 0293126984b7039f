/**
 * @generated SignedSource<<616b5c6fa35898bf6e26469876129506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AttentionInput = "ESTIMATED_LAYOUT" | "IMAGE" | "MEASURED_LAYOUT" | "%future added value";
export type AttentionPart = "CENTER" | "COLOR_CONTRAST" | "EDGE_CONTRAST" | "ELEMENTS" | "F_PATTERN" | "SKIN" | "SPECTRAL_RESIDUAL" | "%future added value";
export type AttentionRegionKind = "AREA" | "BUTTON" | "HEADING" | "IMAGE" | "INPUT" | "LINK" | "TEXT" | "%future added value";
export type PageElementKind = "BUTTON" | "HEADING" | "IMAGE" | "INPUT" | "LINK" | "TEXT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type prediction_outcome$data = {
  readonly prediction: {
    readonly boxes: ReadonlyArray<{
      readonly height: number;
      readonly kind: PageElementKind;
      readonly text: string;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    }>;
    readonly columns: number;
    readonly computedFrom: AttentionInput;
    readonly height: number;
    readonly parts: ReadonlyArray<{
      readonly part: AttentionPart;
      readonly weight: number;
    }>;
    readonly regions: ReadonlyArray<{
      readonly height: number;
      readonly kind: AttentionRegionKind;
      readonly rank: number;
      readonly score: number;
      readonly text: string;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    }>;
    readonly rows: number;
    readonly url: string | null | undefined;
    readonly values: ReadonlyArray<number>;
    readonly width: number;
  } | null | undefined;
  readonly problem: {
    readonly message: string;
    readonly params: Record<string, string | number> | null | undefined;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "prediction_outcome";
};
export type prediction_outcome$key = {
  readonly " $data"?: prediction_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"prediction_outcome">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prediction_outcome"
};

(node as any).hash = "9d9e3ff604d25ead662dfc188b612299";

export default node;
