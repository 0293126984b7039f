/**
 * @generated SignedSource<<7f6b01bffb2d82c4755076a88fd965c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readStepResult_step$data = {
  readonly dropped: number;
  readonly entered: number;
  readonly medianSeconds: number | null | undefined;
  readonly p90Seconds: number | null | undefined;
  readonly rateOfFirst: number | null | undefined;
  readonly rateOfPrevious: number | null | undefined;
  readonly step: number;
  readonly " $fragmentType": "readStepResult_step";
};
export type readStepResult_step$key = {
  readonly " $data"?: readStepResult_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"readStepResult_step">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readStepResult_step"
};

(node as any).hash = "5286c9f6e43a9fa0cc8a93ac5e31de30";

export default node;
