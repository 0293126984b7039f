/**
 * @generated SignedSource<<9073722e0e8405d48d01146bf29ab19d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentWords_report$data = {
  readonly words: ReadonlyArray<{
    readonly comments: number;
    readonly word: string;
  }>;
  readonly " $fragmentType": "CommentWords_report";
};
export type CommentWords_report$key = {
  readonly " $data"?: CommentWords_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentWords_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentWords_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentWord",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "89c57575bae259d036814aa4b151623f";

export default node;
