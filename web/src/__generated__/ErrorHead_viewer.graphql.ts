/**
 * @generated SignedSource<<8857f61e12e2f7dea557843bac790a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorHead_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ErrorActions_viewer">;
  readonly " $fragmentType": "ErrorHead_viewer";
};
export type ErrorHead_viewer$key = {
  readonly " $data"?: ErrorHead_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorHead_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorHead_viewer",
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

(node as any).hash = "2ddc6b91c0c645ed1407ad1a097b25a8";

export default node;
