/**
 * @generated SignedSource<<288a4e9afbc3b49fab2e4cfeb7ae3eb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BrandMark_brand$data = {
  readonly cssUrl: string | null | undefined;
  readonly faviconUrl: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly mainColor: string;
  readonly name: string;
  readonly " $fragmentType": "BrandMark_brand";
};
export type BrandMark_brand$key = {
  readonly " $data"?: BrandMark_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandMark_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandMark_brand",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faviconUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cssUrl",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "ebae6ee7a416f259ab1130b53ce2ef07";

export default node;
