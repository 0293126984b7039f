/**
 * @generated SignedSource<<6faf96015a90db13fee7d722487423a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OverParts_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer">;
  readonly " $fragmentType": "OverParts_viewer";
};
export type OverParts_viewer$key = {
  readonly " $data"?: OverParts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverParts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverParts_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f66dac786c6579693c20df0878b1bbd5";

export default node;
