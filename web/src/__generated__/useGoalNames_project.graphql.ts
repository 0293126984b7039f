/**
 * @generated SignedSource<<ce8c0a7e07a30226c2bdc043c9501bfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGoalNames_project$data = {
  readonly goals: {
    readonly list: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly goalProfileId: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "useGoalNames_project";
};
export type useGoalNames_project$key = {
  readonly " $data"?: useGoalNames_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGoalNames_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGoalNames_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectGoals",
      "kind": "LinkedField",
      "name": "goals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "GoalConnection",
          "kind": "LinkedField",
          "name": "list",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GoalEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Goal",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "list(first:100)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5481e79983c09125d792fc4a3420a51d";

export default node;
