/**
 * @generated SignedSource<<4eeae991044398a16d5466133086fa44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentList_report$data = {
  readonly comments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CommentPager_report">;
  readonly " $fragmentType": "CommentList_report";
};
export type CommentList_report$key = {
  readonly " $data"?: CommentList_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentList_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentItem_comment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentPager_report"
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "d17e3bda5bbd3fa00cbd5a2e88ec3a92";

export default node;
