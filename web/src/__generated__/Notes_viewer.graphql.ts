/**
 * @generated SignedSource<<000888a57c070c6bad9f0b34df86aa2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotes_viewer" | "DemoBanner_viewer" | "UsageBanner_viewer">;
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

(node as any).hash = "4920af553148c42ca8c5f0e3056c2b45";

export default node;
