/**
 * @generated SignedSource<<af40a3abcdc2fade1a223a9b6c28c120>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommandPalette_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_project">;
  readonly " $fragmentType": "CommandPalette_project";
};
export type CommandPalette_project$key = {
  readonly " $data"?: CommandPalette_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommandPalette_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaletteGroups_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "78a75f00aa2efb1dd8a5ef6391142543";

export default node;
