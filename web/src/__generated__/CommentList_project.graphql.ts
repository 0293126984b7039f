/**
 * @generated SignedSource<<eceb8b3fe40b4d859109dd507a467dd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentList_project$data = {
  readonly widgetId: number;
  readonly " $fragmentType": "CommentList_project";
};
export type CommentList_project$key = {
  readonly " $data"?: CommentList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentList_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "32a9b71d7678e6a42df428e2fa2e512a";

export default node;
