/**
 * @generated SignedSource<<8b0cbf31e16e5f4d3d20491a20ca2648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DashboardTitle_project$data = {
  readonly goals?: {
    readonly " $fragmentSpreads": FragmentRefs<"GoalSelect_project">;
  } | null | undefined;
  readonly id: string;
  readonly traffic: {
    readonly summary: {
      readonly range: {
        readonly endDate: string;
        readonly startDate: string;
        readonly timezone: string;
      };
    } | null | undefined;
  } | null | undefined;
  readonly viewerCanAnnotate: boolean | null | undefined;
  readonly viewerCanShare: boolean | null | undefined;
  readonly " $fragmentType": "DashboardTitle_project";
};
export type DashboardTitle_project$key = {
  readonly " $data"?: DashboardTitle_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTitle_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "compare"
    },
    {
      "kind": "RootArgument",
      "name": "filters"
    },
    {
      "kind": "RootArgument",
      "name": "goal"
    },
    {
      "kind": "RootArgument",
      "name": "isMember"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTitle_project",
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
      "name": "viewerCanShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAnnotate",
      "storageKey": null
    },
    {
      "condition": "isMember",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GoalSelect_project"
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "goals"
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "compare",
          "variableName": "compare"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Variable",
          "name": "goal",
          "variableName": "goal"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "TrafficReport",
      "kind": "LinkedField",
      "name": "traffic",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrafficSummary",
          "kind": "LinkedField",
          "name": "summary",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReportRange",
              "kind": "LinkedField",
              "name": "range",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "timezone",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "a9090c65ae1a4fd0cf9e255068d4fdc9";

export default node;
