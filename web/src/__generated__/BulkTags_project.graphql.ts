/**
 * @generated SignedSource<<c57bc6a156dc7875b1a3df61930d063a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BulkTags_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TagForm_project">;
  readonly " $fragmentType": "BulkTags_project";
};
export type BulkTags_project$key = {
  readonly " $data"?: BulkTags_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkTags_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkTags_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "beb46951cfe56a55976469fa8de2a65d";

export default node;
