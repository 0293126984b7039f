/**
 * @generated SignedSource<<871a0b80e76b47e878ca96bb40f9c228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectSwitcher_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProjectList_viewer">;
  readonly " $fragmentType": "ProjectSwitcher_viewer";
};
export type ProjectSwitcher_viewer$key = {
  readonly " $data"?: ProjectSwitcher_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSwitcher_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectSwitcher_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0ac401d1b1f569da3cdaf320955fdbc2";

export default node;
