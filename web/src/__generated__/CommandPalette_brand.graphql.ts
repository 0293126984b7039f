/**
 * @generated SignedSource<<0a04f083324e9ceb576d3bc8a06e7515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommandPalette_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_brand">;
  readonly " $fragmentType": "CommandPalette_brand";
};
export type CommandPalette_brand$key = {
  readonly " $data"?: CommandPalette_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommandPalette_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaletteGroups_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "9ebd3b0bdb803cc5ff5fd07fb93d72ae";

export default node;
