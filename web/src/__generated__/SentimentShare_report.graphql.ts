/**
 * @generated SignedSource<<018a8ea2aa10bd5260e85661d063be64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SentimentShare_report$data = {
  readonly sentiment: {
    readonly negative: number;
    readonly neutral: number;
    readonly positive: number;
  };
  readonly " $fragmentType": "SentimentShare_report";
};
export type SentimentShare_report$key = {
  readonly " $data"?: SentimentShare_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentimentShare_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentimentShare_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SentimentCounts",
      "kind": "LinkedField",
      "name": "sentiment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "positive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "neutral",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "negative",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "b136052dd90af5a31b07d1d508328bec";

export default node;
