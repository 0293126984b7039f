/**
 * @generated SignedSource<<b81f82b3cda4c96cf0b43981ae9be12b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingList_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulkActions_project" | "RecordingListTools_project">;
  readonly " $fragmentType": "RecordingList_project";
};
export type RecordingList_project$key = {
  readonly " $data"?: RecordingList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingList_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkActions_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordingListTools_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "6fd4fb75d8058c1df5400953b398b916";

export default node;
