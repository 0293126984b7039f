/**
 * @generated SignedSource<<3698383bba3f8151b325edd327d3bf10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotes_viewer" | "ActingBanner_viewer" | "DemoBanner_viewer" | "UsageBanner_viewer">;
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
      "name": "ActingBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsageBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountNotes_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "31393833740ff0dbb0e2e5e7612250eb";

export default node;
