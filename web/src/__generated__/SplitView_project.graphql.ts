/**
 * @generated SignedSource<<4b2bbeff353f02bde85bc84f8d343aa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SplitView_project$data = {
  readonly heatmaps: {
    readonly difference?: {
      readonly " $fragmentSpreads": FragmentRefs<"useDifferences_difference">;
    } | null | undefined;
    readonly first: {
      readonly " $fragmentSpreads": FragmentRefs<"SplitMap_heatmap">;
    } | null | undefined;
    readonly second: {
      readonly " $fragmentSpreads": FragmentRefs<"SplitMap_heatmap">;
    } | null | undefined;
  };
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"SideControls_project">;
  readonly " $fragmentType": "SplitView_project";
};
export type SplitView_project$key = {
  readonly " $data"?: SplitView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitView_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "mode",
  "variableName": "mode"
},
v1 = {
  "kind": "Variable",
  "name": "page",
  "variableName": "page"
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SplitMap_heatmap"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "clickMode"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "firstDevice"
    },
    {
      "kind": "RootArgument",
      "name": "firstFilters"
    },
    {
      "kind": "RootArgument",
      "name": "firstRange"
    },
    {
      "kind": "RootArgument",
      "name": "hasDifference"
    },
    {
      "kind": "RootArgument",
      "name": "mode"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    },
    {
      "kind": "RootArgument",
      "name": "second"
    },
    {
      "kind": "RootArgument",
      "name": "secondDevice"
    },
    {
      "kind": "RootArgument",
      "name": "secondFilters"
    },
    {
      "kind": "RootArgument",
      "name": "secondRange"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideControls_project"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectHeatmaps",
      "kind": "LinkedField",
      "name": "heatmaps",
      "plural": false,
      "selections": [
        {
          "alias": "first",
          "args": [
            {
              "kind": "Variable",
              "name": "device",
              "variableName": "firstDevice"
            },
            {
              "kind": "Variable",
              "name": "filters",
              "variableName": "firstFilters"
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "firstRange"
            }
          ],
          "concreteType": "Heatmap",
          "kind": "LinkedField",
          "name": "heatmap",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "second",
          "args": [
            {
              "kind": "Variable",
              "name": "device",
              "variableName": "secondDevice"
            },
            {
              "kind": "Variable",
              "name": "filters",
              "variableName": "secondFilters"
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "secondRange"
            }
          ],
          "concreteType": "Heatmap",
          "kind": "LinkedField",
          "name": "heatmap",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "condition": "hasDifference",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "first",
                  "variableName": "first"
                },
                {
                  "kind": "Variable",
                  "name": "mode",
                  "variableName": "clickMode"
                },
                (v1/*:: as any*/),
                {
                  "kind": "Variable",
                  "name": "second",
                  "variableName": "second"
                }
              ],
              "concreteType": "HeatmapDifference",
              "kind": "LinkedField",
              "name": "difference",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useDifferences_difference"
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "95b103796aca96c6736ba1d7824e8b29";

export default node;
