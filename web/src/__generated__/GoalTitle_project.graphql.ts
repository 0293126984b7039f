/**
 * @generated SignedSource<<d20ef7bb0f94de2ba02b68025ab8b208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalTitle_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
  readonly " $fragmentType": "GoalTitle_project";
};
export type GoalTitle_project$key = {
  readonly " $data"?: GoalTitle_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalTitle_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalTitle_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTitle_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bf8f5ae12166fa334eb8d619f2aa6700";

export default node;
