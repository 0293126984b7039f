/**
 * @generated SignedSource<<7def74fe4bdcc472209cfa3984b75c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OverParts_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_brand">;
  readonly " $fragmentType": "OverParts_brand";
};
export type OverParts_brand$key = {
  readonly " $data"?: OverParts_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverParts_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverParts_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "0ab913e3a42b27165238681efdfd7ebe";

export default node;
