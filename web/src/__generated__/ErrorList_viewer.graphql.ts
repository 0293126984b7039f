/**
 * @generated SignedSource<<de8698d20937e31be1b7475a54cbf1c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorList_viewer$data = {
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "ErrorList_viewer";
};
export type ErrorList_viewer$key = {
  readonly " $data"?: ErrorList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9e1950eb3f1e393ad81ebadaa2590737";

export default node;
