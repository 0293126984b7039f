/**
 * @generated SignedSource<<c408e48365246869d517b2dc45a56ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiteActions_viewer$data = {
  readonly viewerCanManageProjects: boolean | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "LiteActions_viewer";
};
export type LiteActions_viewer$key = {
  readonly " $data"?: LiteActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiteActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiteActions_viewer",
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
      "kind": "ScalarField",
      "name": "viewerCanManageProjects",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "914fc547934b8011acff1ab9ecb65bc7";

export default node;
