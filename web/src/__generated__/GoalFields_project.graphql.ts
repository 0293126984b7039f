/**
 * @generated SignedSource<<6bac4c786fb0b954104c35343495a5ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalFields_project$data = {
  readonly events: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }> | null | undefined;
  readonly trackerFunction: string;
  readonly " $fragmentType": "GoalFields_project";
};
export type GoalFields_project$key = {
  readonly " $data"?: GoalFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalFields_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackerFunction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventSummary",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5dcf9f4ac578cc9e589c27bbdbb44426";

export default node;
