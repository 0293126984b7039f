/**
 * @generated SignedSource<<8939d3e59cf34da2d64aaf9c65f7a77b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalEditor_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"GoalFields_project">;
  readonly " $fragmentType": "GoalEditor_project";
};
export type GoalEditor_project$key = {
  readonly " $data"?: GoalEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalEditor_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoalFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "392fb93a0d99d10810b7d03bfebb9bf4";

export default node;
