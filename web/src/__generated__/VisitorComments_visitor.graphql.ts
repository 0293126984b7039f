/**
 * @generated SignedSource<<8d76cf48daba691fa4f4eca77592362b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorComments_visitor$data = {
  readonly comments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentLine_comment">;
  }> | null | undefined;
  readonly " $fragmentType": "VisitorComments_visitor";
};
export type VisitorComments_visitor$key = {
  readonly " $data"?: VisitorComments_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorComments_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VisitorComments_visitor",
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
          "name": "CommentLine_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "0b1494f8a2d70447d2aaaaf976dad662";

export default node;
