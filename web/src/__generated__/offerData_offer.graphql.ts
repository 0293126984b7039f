/**
 * @generated SignedSource<<f62ee9f8171f516916ee3eaf0ddf9730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type offerData_offer$data = {
  readonly features: ReadonlyArray<string>;
  readonly plan: {
    readonly pageviews: number | null | undefined;
    readonly sessions: number | null | undefined;
  };
  readonly testedUsers: number | null | undefined;
  readonly websites: number | null | undefined;
  readonly " $fragmentType": "offerData_offer";
};
export type offerData_offer$key = {
  readonly " $data"?: offerData_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerData_offer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offerData_offer"
};

(node as any).hash = "def0bc7645d1339e90d5fa3718484523";

export default node;
