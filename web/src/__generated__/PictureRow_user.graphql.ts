/**
 * @generated SignedSource<<caa6b1124aeb909d8b6d3606bea9613a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PictureRow_user$data = {
  readonly avatarUrl: string;
  readonly hasOwnPicture: boolean;
  readonly name: string;
  readonly " $fragmentType": "PictureRow_user";
};
export type PictureRow_user$key = {
  readonly " $data"?: PictureRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOwnPicture",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5b8aa4cf5b2de40a8b4a4d2da35e0128";

export default node;
