/**
 * @generated SignedSource<<0aec7861b433044fc8630004c05393de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalTitle_goal$data = {
  readonly goalProfileId: number;
  readonly isArchived: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveGoal_goal" | "GoalRule_goal">;
  readonly " $fragmentType": "GoalTitle_goal";
};
export type GoalTitle_goal$key = {
  readonly " $data"?: GoalTitle_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalTitle_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalTitle_goal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goalProfileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoalRule_goal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchiveGoal_goal"
    }
  ],
  "type": "Goal",
  "abstractKey": null
};

(node as any).hash = "a030fe6d15c1f368faf736523340ed2f";

export default node;
