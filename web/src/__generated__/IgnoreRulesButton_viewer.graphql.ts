/**
 * @generated SignedSource<<2732a61126e8c5af3e5bf417eee51fd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IgnoreRulesButton_viewer$data = {
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "IgnoreRulesButton_viewer";
};
export type IgnoreRulesButton_viewer$key = {
  readonly " $data"?: IgnoreRulesButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"IgnoreRulesButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IgnoreRulesButton_viewer",
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

(node as any).hash = "ebcc6a74b7644e89384ff2d5ab6138b9";

export default node;
