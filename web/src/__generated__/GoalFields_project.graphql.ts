/**
 * @generated SignedSource<<5490ad2fa58f7438094a1bdb39212151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalFields_project$data = {
  readonly events: {
    readonly recent: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
    readonly trackerFunction: string;
  };
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
      "concreteType": "ProjectEvents",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
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
          "concreteType": "SelectableEvent",
          "kind": "LinkedField",
          "name": "recent",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f29a18735b618f367950a1cc6092abf0";

export default node;
