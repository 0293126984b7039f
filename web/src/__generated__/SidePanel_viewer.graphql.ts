/**
 * @generated SignedSource<<4db7e8cd909f9a6cf785a563aafb58a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SidePanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommentsTab_viewer">;
  readonly " $fragmentType": "SidePanel_viewer";
};
export type SidePanel_viewer$key = {
  readonly " $data"?: SidePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidePanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentsTab_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2b0d468e70a656616a18420545ae8a39";

export default node;
