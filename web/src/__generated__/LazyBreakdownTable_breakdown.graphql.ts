/**
 * @generated SignedSource<<0b4d9299e864c00cca5459bb4aa55966>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LazyBreakdownTable_breakdown$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownTable_breakdown">;
  readonly " $fragmentType": "LazyBreakdownTable_breakdown";
};
export type LazyBreakdownTable_breakdown$key = {
  readonly " $data"?: LazyBreakdownTable_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"LazyBreakdownTable_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LazyBreakdownTable_breakdown",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BreakdownTable_breakdown"
    }
  ],
  "type": "TrafficBreakdown",
  "abstractKey": null
};

(node as any).hash = "7b1ad10fc0227784fe7720b8c3d9e0dc";

export default node;
