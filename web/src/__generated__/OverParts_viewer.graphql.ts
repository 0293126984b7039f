/**
 * @generated SignedSource<<cb64e69db17c907670de20582d24e959>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OverParts_viewer$data = {
  readonly isSuspended: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer" | "useJumps_viewer">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useJumps_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8091b23d8fb0369c0b1741b44db84ced";

export default node;
