/**
 * @generated SignedSource<<4b9e980e7568379289816c8565da882c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BulkTags_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTags_project">;
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
      "name": "useKnownTags_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c1012a9cc045079651e9cb46d53cc217";

export default node;
