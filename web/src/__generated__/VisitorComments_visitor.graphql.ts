/**
 * @generated SignedSource<<b8ba6d07067c041dd37768f6438db41a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorComments_visitor$data = {
  readonly comments: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly path: string;
    readonly rating: number | null | undefined;
    readonly text: string;
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
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "e83b5c59d009547da238ad5169b35b0c";

export default node;
