/**
 * @generated SignedSource<<390f4c3396de1ea4678efd84ab778a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DashboardTitle_project$data = {
  readonly traffic: {
    readonly report: {
      readonly summary: {
        readonly range: {
          readonly endDate: string;
          readonly startDate: string;
          readonly timezone: string;
        };
      } | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
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
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTitle_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTitle_project"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectTraffic",
      "kind": "LinkedField",
      "name": "traffic",
      "plural": false,
      "selections": [
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
          "name": "report",
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4c933124a5c29faf0130efc69e3b9858";

export default node;
