/**
 * @generated SignedSource<<afb909d9c78d1c00a5809ef2017f5878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BrandKind = "AB_TESTING" | "ANALYTICS" | "OPTIMISE" | "WHITE_LABEL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSidebarLines_brand$data = {
  readonly kind: BrandKind;
  readonly " $fragmentType": "useSidebarLines_brand";
};
export type useSidebarLines_brand$key = {
  readonly " $data"?: useSidebarLines_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSidebarLines_brand",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "b6eebc3ed8c65ff7e2978f3becd8dc98";

export default node;
