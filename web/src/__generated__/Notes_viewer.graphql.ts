/**
 * @generated SignedSource<<bfd4e0240a6ee280ad93d322fb6466b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActingBanner_viewer" | "UsageBanner_viewer">;
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
      "name": "ActingBanner_viewer"
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

(node as any).hash = "9a3f8d713921c765e6d070f58dce4871";

export default node;
