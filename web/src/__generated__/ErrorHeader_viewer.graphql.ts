/**
 * @generated SignedSource<<3e32118b4e24cb67463be51cb6fbd5fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorHeader_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ErrorActions_viewer">;
  readonly " $fragmentType": "ErrorHeader_viewer";
};
export type ErrorHeader_viewer$key = {
  readonly " $data"?: ErrorHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorHeader_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ErrorActions_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "07555262497e02f05d39b1b0824aadda";

export default node;
