/**
 * @generated SignedSource<<6254a7a015f2f3b77e298e9efdfa3cfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoProject_viewer$data = {
  readonly viewerCanManageProjects: boolean | null | undefined;
  readonly viewerCanOpenServicePortal: boolean | null | undefined;
  readonly " $fragmentType": "NoProject_viewer";
};
export type NoProject_viewer$key = {
  readonly " $data"?: NoProject_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoProject_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoProject_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageProjects",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanOpenServicePortal",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "26bb78b4544574ee5ee3df5c9ae01bcd";

export default node;
