/**
 * @generated SignedSource<<5f2f30944f4765b458a6e4ab39abb48b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommandPalette_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_viewer">;
  readonly " $fragmentType": "CommandPalette_viewer";
};
export type CommandPalette_viewer$key = {
  readonly " $data"?: CommandPalette_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommandPalette_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaletteGroups_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7b1ea1a104339ce162761b752c99ff02";

export default node;
