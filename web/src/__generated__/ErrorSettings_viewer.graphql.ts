/**
 * @generated SignedSource<<e9475870813280d72ed054ee5482c0e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorSettings_viewer$data = {
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "ErrorSettings_viewer";
};
export type ErrorSettings_viewer$key = {
  readonly " $data"?: ErrorSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorSettings_viewer",
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

(node as any).hash = "f15bf797a15a00a0ea0c164b79906022";

export default node;
