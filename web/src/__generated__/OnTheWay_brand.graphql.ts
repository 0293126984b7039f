/**
 * @generated SignedSource<<7bbf500105b9cddf9292d8935abff98a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OnTheWay_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BareFrame_brand">;
  readonly " $fragmentType": "OnTheWay_brand";
};
export type OnTheWay_brand$key = {
  readonly " $data"?: OnTheWay_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnTheWay_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnTheWay_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BareFrame_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "23224cb42f8f9b6fbb9ab1dba6329720";

export default node;
