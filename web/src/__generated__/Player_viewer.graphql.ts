/**
 * @generated SignedSource<<4af410eb7ba5e5405ed638c2e388a66c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Player_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SidePanel_viewer">;
  readonly " $fragmentType": "Player_viewer";
};
export type Player_viewer$key = {
  readonly " $data"?: Player_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Player_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Player_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SidePanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bf26d0d0bcee4137a130291b42afc786";

export default node;
