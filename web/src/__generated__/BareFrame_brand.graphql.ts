/**
 * @generated SignedSource<<fbbae786b4661ea35edb86d33445f53e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BareFrame_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BrandMark_brand">;
  readonly " $fragmentType": "BareFrame_brand";
};
export type BareFrame_brand$key = {
  readonly " $data"?: BareFrame_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BareFrame_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BareFrame_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandMark_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "16fd6bd48701bfb87d79528f4b692d29";

export default node;
