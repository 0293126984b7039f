/**
 * @generated SignedSource<<d7ba6dadbd793dfc4d71eaefdd951c51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShellParts_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_viewer">;
  readonly " $fragmentType": "ShellParts_viewer";
};
export type ShellParts_viewer$key = {
  readonly " $data"?: ShellParts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellParts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellParts_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaletteGroups_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c4b17b464a2e6df652406164f2f90959";

export default node;
