/**
 * @generated SignedSource<<431a149257122182a1fbca31d573df25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditGoal_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GoalDesk_project">;
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
      "name": "GoalDesk_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bdf4a3d187c16c7ca56a75dae1dec73d";

export default node;
