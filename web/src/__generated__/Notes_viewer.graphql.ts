/**
 * @generated SignedSource<<c1b3c338ca6be72a7b550a136761b74b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UsageBanner_viewer">;
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
      "name": "UsageBanner_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f3d743afa5a64d2b17e71183e887b7e2";

export default node;
