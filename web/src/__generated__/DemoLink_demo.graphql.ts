/**
 * @generated SignedSource<<414c5f4d805f7dfb3b38651728931349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DemoLink_demo$data = {
  readonly siteUrl: string;
  readonly " $fragmentType": "DemoLink_demo";
};
export type DemoLink_demo$key = {
  readonly " $data"?: DemoLink_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoLink_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoLink_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteUrl",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "998258ec831505fe52c07f12a19a4cbc";

export default node;
