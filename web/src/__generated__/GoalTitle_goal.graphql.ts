/**
 * @generated SignedSource<<c563e8a325289d7fa5ec037b5e28dc00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalTitle_goal$data = {
  readonly goalProfileId: number;
  readonly isArchived: boolean;
  readonly name: string;
  readonly type: GoalType;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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

(node as any).hash = "4ca66f74c12ad43b95153f4765e4e5c8";

export default node;
