/**
 * @generated SignedSource<<742478a2dbf4f62193b1203dbe78cb1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DemoBanner_viewer" | "UsageBanner_viewer">;
  readonly " $fragmentType": "Notes_viewer";
};
export type Notes_viewer$key = {
  readonly " $data"?: Notes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notes_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DemoBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsageBanner_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "67e468797cbba4528691465dab4b0320";

export default node;
