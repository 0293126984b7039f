/**
 * @generated SignedSource<<1a9694cf271b3610c1ebecedd6aba836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentsTab_viewer$data = {
  readonly activeMembers: ReadonlyArray<{
    readonly name: string;
    readonly userId: number;
  }> | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "CommentsTab_viewer";
};
export type CommentsTab_viewer$key = {
  readonly " $data"?: CommentsTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentsTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentsTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveMember",
      "kind": "LinkedField",
      "name": "activeMembers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9eff15662ee67d9a2b053fa26af74b37";

export default node;
