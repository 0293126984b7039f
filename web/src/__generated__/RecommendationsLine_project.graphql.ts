/**
 * @generated SignedSource<<0e1fe68b70ffdb7e772906a77dddc528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecommendationsLine_project$data = {
  readonly id: string;
  readonly recommendations: {
    readonly status: {
      readonly isEnabled: boolean;
      readonly unreadCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "RecommendationsLine_project";
};
export type RecommendationsLine_project$key = {
  readonly " $data"?: RecommendationsLine_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationsLine_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecommendationsLine_project",
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
      "concreteType": "ProjectRecommendations",
      "kind": "LinkedField",
      "name": "recommendations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RecommendationStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isEnabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreadCount",
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

(node as any).hash = "0eab75b56e88e1e83b571c5bd38eee52";

export default node;
