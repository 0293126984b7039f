/**
 * @generated SignedSource<<81f7ee0650302f6ae8247e2cf374c72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchiveGoal_goal$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly " $fragmentType": "ArchiveGoal_goal";
};
export type ArchiveGoal_goal$key = {
  readonly " $data"?: ArchiveGoal_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveGoal_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchiveGoal_goal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
    }
  ],
  "type": "Goal",
  "abstractKey": null
};

(node as any).hash = "bab3ed048e38455c7ee5acd25d45ea0a";

export default node;
