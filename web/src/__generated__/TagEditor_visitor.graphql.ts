/**
 * @generated SignedSource<<56c16d62f31a4869cca12a38ff9add3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagEditor_visitor$data = {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "TagEditor_visitor";
};
export type TagEditor_visitor$key = {
  readonly " $data"?: TagEditor_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagEditor_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagEditor_visitor",
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
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "d13a1f1ecb571c781b8a8ea2cd0bb349";

export default node;
