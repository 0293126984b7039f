/**
 * @generated SignedSource<<61b8f8c7d09009f150a5f31501784558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotes_viewer" | "DemoBanner_viewer" | "ImpersonationBanner_viewer" | "UsageBanner_viewer">;
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
      "name": "ImpersonationBanner_viewer"
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

(node as any).hash = "0ca1f640d6675046b494f15dce5b69e8";

export default node;
