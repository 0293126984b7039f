/**
 * @generated SignedSource<<9b41d3c8cdee0f97a4b43eca8c8401de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditGoal_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GoalEditor_project">;
  readonly " $fragmentType": "EditGoal_project";
};
export type EditGoal_project$key = {
  readonly " $data"?: EditGoal_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditGoal_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditGoal_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoalEditor_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "15b8ea8a5e1b2fcba4de7feff3da30f3";

export default node;
