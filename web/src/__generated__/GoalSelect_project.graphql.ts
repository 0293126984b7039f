/**
 * @generated SignedSource<<af39e5852f34e3d8d05220679bcb55a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventSource = "CODE" | "TRACKER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalSelect_project$data = {
  readonly events: ReadonlyArray<{
    readonly name: string;
    readonly source: EventSource;
  }> | null | undefined;
  readonly " $fragmentType": "GoalSelect_project";
};
export type GoalSelect_project$key = {
  readonly " $data"?: GoalSelect_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalSelect_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalSelect_project",
  "selections": [
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
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "36ee51f07887494c5e2762b7fc4dbe7c";

export default node;
