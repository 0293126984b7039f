/**
 * @generated SignedSource<<a92f351a20eccc3351aad1dbead21c28>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BrandMark_brand" | "useSidebarLines_brand">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "7cc17c92a3aaa72ffb5009a357b3aeb2";

export default node;
