/**
 * @generated SignedSource<<c6756a7d8afba2f67e14cd40bf4cbbb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentsByDay_report$data = {
  readonly days: ReadonlyArray<{
    readonly comments: number;
    readonly day: string;
    readonly mean: number | null | undefined;
  }>;
  readonly " $fragmentType": "CommentsByDay_report";
};
export type CommentsByDay_report$key = {
  readonly " $data"?: CommentsByDay_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentsByDay_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentsByDay_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mean",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "9c89dedc1126eeff67c17edc0f3796ad";

export default node;
