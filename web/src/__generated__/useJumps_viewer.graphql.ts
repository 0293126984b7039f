/**
 * @generated SignedSource<<2c59cab1aface089c8b3cf892aba60b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useJumps_viewer$data = {
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "useJumps_viewer";
};
export type useJumps_viewer$key = {
  readonly " $data"?: useJumps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJumps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useJumps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2660a8143f499ef3ddb854444b0b8d86";

export default node;
