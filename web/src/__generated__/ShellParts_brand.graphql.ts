/**
 * @generated SignedSource<<dc6d76d0522a15842b72a52800750859>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShellParts_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_brand">;
  readonly " $fragmentType": "ShellParts_brand";
};
export type ShellParts_brand$key = {
  readonly " $data"?: ShellParts_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellParts_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellParts_brand",
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

(node as any).hash = "539578e417ce21f5099e0e8681cdd2a4";

export default node;
