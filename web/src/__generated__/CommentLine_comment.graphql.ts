/**
 * @generated SignedSource<<6f2b30bac83257b9bd1c1ebe35e4158e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentLine_comment$data = {
  readonly createdAt: string;
  readonly path: string;
  readonly rating: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "CommentLine_comment";
};
export type CommentLine_comment$key = {
  readonly " $data"?: CommentLine_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentLine_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentLine_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "2f22fb493b5bf75baa2aa59ac55538e6";

export default node;
