/**
 * @generated SignedSource<<631077c35aeba775b6274fcac1b4aca4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecommendationState = "DISMISSED" | "READ" | "UNREAD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecommendationItem_recommendation$data = {
  readonly body: string;
  readonly createdAt: string;
  readonly id: string;
  readonly link: string;
  readonly linkText: string;
  readonly state: RecommendationState;
  readonly title: string;
  readonly " $fragmentType": "RecommendationItem_recommendation";
};
export type RecommendationItem_recommendation$key = {
  readonly " $data"?: RecommendationItem_recommendation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationItem_recommendation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecommendationItem_recommendation",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Recommendation",
  "abstractKey": null
};

(node as any).hash = "5f4ec123eb930e8c1b500d777e9a8fe1";

export default node;
