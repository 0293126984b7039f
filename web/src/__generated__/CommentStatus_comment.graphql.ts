/**
 * @generated SignedSource<<09c6764246c22177d804d97e4a7e1faf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackStatus = "ARCHIVED" | "DONE" | "NEW" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CommentStatus_comment$data = {
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly " $fragmentType": "CommentStatus_comment";
};
export type CommentStatus_comment$key = {
  readonly " $data"?: CommentStatus_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentStatus_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentStatus_comment",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "83e8ed19ad5970e0fded1ac6a9f352fa";

export default node;
