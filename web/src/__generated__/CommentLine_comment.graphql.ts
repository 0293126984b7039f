/**
 * @generated SignedSource<<c765717f3f4111750700fecf88f392c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentLine_comment$data = {
  readonly createdAt: string;
  readonly element: string | null | undefined;
  readonly path: string;
  readonly rating: number | null | undefined;
  readonly recordedFrom: string | null | undefined;
  readonly sessionId: string | null | undefined;
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
      "name": "element",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedFrom",
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "7b7b99be3ba98525fec5759e0535ea77";

export default node;
