/**
 * @generated SignedSource<<dba1bffd3eba257dbc5d58183e5b5fc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelSplit_report$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SplitTable_report">;
  readonly " $fragmentType": "FunnelSplit_report";
};
export type FunnelSplit_report$key = {
  readonly " $data"?: FunnelSplit_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelSplit_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelSplit_report",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitTable_report"
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};

(node as any).hash = "a7defedbbe03009228f5d954d0f74d98";

export default node;
