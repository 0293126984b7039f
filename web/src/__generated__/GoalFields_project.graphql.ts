/**
 * @generated SignedSource<<28f9407e4796de7bd28cc94aabf7b914>>
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
      readonly count: number;
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
          "concreteType": "EventSummary",
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "56d43bbe7ac0868804d4c6c3cfd091e2";

export default node;
