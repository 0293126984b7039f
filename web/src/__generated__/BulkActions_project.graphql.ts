/**
 * @generated SignedSource<<d80a0c0738e7572a6f18787b6f8be178>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BulkActions_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CollectMenu_project">;
  readonly " $fragmentType": "BulkActions_project";
};
export type BulkActions_project$key = {
  readonly " $data"?: BulkActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkActions_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkActions_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectMenu_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "0544611b2134258e77d7bf9c10f0b407";

export default node;
