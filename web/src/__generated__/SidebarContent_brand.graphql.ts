/**
 * @generated SignedSource<<0216e628f1ed7ea0d9dee7fc311b7bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BrandKind = "AB_TESTING" | "ANALYTICS" | "OPTIMISE" | "WHITE_LABEL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_brand$data = {
  readonly kind: BrandKind;
  readonly " $fragmentSpreads": FragmentRefs<"BrandMark_brand">;
  readonly " $fragmentType": "SidebarContent_brand";
};
export type SidebarContent_brand$key = {
  readonly " $data"?: SidebarContent_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarContent_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarContent_brand",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandMark_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "49456c832079c1f0aa7638b305a91dc1";

export default node;
