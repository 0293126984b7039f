/**
 * @generated SignedSource<<b41054111dee33d7ea00e65d83d6255e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_brand">;
  readonly " $fragmentType": "usePaletteGroups_brand";
};
export type usePaletteGroups_brand$key = {
  readonly " $data"?: usePaletteGroups_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaletteGroups_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "3041b2d360053b97caedc9b7d39e1954";

export default node;
