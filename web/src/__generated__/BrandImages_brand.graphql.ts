/**
 * @generated SignedSource<<edbd15f1a5d2d9b391efd9ff7d928580>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BrandImages_brand$data = {
  readonly faviconUrl: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentType": "BrandImages_brand";
};
export type BrandImages_brand$key = {
  readonly " $data"?: BrandImages_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandImages_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandImages_brand",
  "selections": [
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
    }
  ],
  "type": "OwnBrand",
  "abstractKey": null
};

(node as any).hash = "2bc09b93f7a2c7f433bc634dfc80a013";

export default node;
