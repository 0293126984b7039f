/**
 * @generated SignedSource<<279deb3999ac8ef7ad9897861d00fc5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DemoProject_demo$data = {
  readonly siteUrl: string;
  readonly " $fragmentType": "DemoProject_demo";
};
export type DemoProject_demo$key = {
  readonly " $data"?: DemoProject_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoProject_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoProject_demo",
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

(node as any).hash = "51eb793791c989fca31a00fcdca397df";

export default node;
