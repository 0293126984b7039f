/**
 * @generated SignedSource<<120a09f19721e772165179a07b2b15bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingListTools_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CollectionMenu_project" | "SequenceButton_project">;
  readonly " $fragmentType": "RecordingListTools_project";
};
export type RecordingListTools_project$key = {
  readonly " $data"?: RecordingListTools_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingListTools_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingListTools_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectionMenu_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SequenceButton_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e091cc533182aaaba85068c3442de6b8";

export default node;
