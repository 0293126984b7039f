/**
 * @generated SignedSource<<addddd755945f77e4ce21f8f57265c8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentTerms_report$data = {
  readonly words: ReadonlyArray<{
    readonly comments: number;
    readonly word: string;
  }>;
  readonly " $fragmentType": "CommentTerms_report";
};
export type CommentTerms_report$key = {
  readonly " $data"?: CommentTerms_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTerms_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentTerms_report",
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

(node as any).hash = "192e54fca64f7bc806ca77e83ed8f09b";

export default node;
