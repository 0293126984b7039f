/**
 * @generated SignedSource<<e83e478e7ef561d78f5691e4cbce4460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportTitle_project$data = {
  readonly asMember?: {
    readonly " $fragmentSpreads": FragmentRefs<"GoalSelect_project" | "useDisplayNames_project">;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanAnnotate: boolean | null | undefined;
  readonly viewerCanShare: boolean | null | undefined;
  readonly " $fragmentType": "ReportTitle_project";
};
export type ReportTitle_project$key = {
  readonly " $data"?: ReportTitle_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isMember"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportTitle_project",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useDisplayNames_project"
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "asMember"
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bc971bc0673aa1b60136afcdf91d8919";

export default node;
