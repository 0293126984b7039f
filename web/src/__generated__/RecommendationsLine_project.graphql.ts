/**
 * @generated SignedSource<<7207f1e22853c86cbdda889a9876fa69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecommendationsLine_project$data = {
  readonly id: string;
  readonly recommendationStatus: {
    readonly isEnabled: boolean;
    readonly unreadCount: number;
  } | null | undefined;
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
      "concreteType": "RecommendationStatus",
      "kind": "LinkedField",
      "name": "recommendationStatus",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f8098614914c60da8a92d9ff1452d731";

export default node;
