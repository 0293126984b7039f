/**
 * @generated SignedSource<<f6c2ccbe34e73afffb1ef0181b555371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecommendationState = "DISMISSED" | "READ" | "UNREAD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecommendationItem_recommendation$data = {
  readonly body: {
    readonly " $fragmentSpreads": FragmentRefs<"ServerText_message">;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly link: string;
  readonly linkText: {
    readonly " $fragmentSpreads": FragmentRefs<"ServerText_message">;
  };
  readonly state: RecommendationState;
  readonly title: {
    readonly " $fragmentSpreads": FragmentRefs<"ServerText_message">;
  };
  readonly " $fragmentType": "RecommendationItem_recommendation";
};
export type RecommendationItem_recommendation$key = {
  readonly " $data"?: RecommendationItem_recommendation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationItem_recommendation">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ServerText_message"
  }
];
return {
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
      "concreteType": "ServerMessage",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerMessage",
      "kind": "LinkedField",
      "name": "body",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "concreteType": "ServerMessage",
      "kind": "LinkedField",
      "name": "linkText",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "05048e112c251e344cd0abb11e85a3ff";

export default node;
