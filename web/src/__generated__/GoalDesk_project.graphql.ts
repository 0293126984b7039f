/**
 * @generated SignedSource<<5f27b4a030c77ef8ff84ae7e2cfcb67f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalDesk_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"GoalFields_project">;
  readonly " $fragmentType": "GoalDesk_project";
};
export type GoalDesk_project$key = {
  readonly " $data"?: GoalDesk_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalDesk_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalDesk_project",
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

(node as any).hash = "e0e98a7cb60c77ba10cc84df062addfd";

export default node;
