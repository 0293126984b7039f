/**
 * @generated SignedSource<<5b83528f0833e14fb7eabc166ae3db45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_viewer$data = {
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteProjects_viewer" | "useSettings_viewer" | "useSidebarLines_viewer">;
  readonly " $fragmentType": "usePaletteGroups_viewer";
};
export type usePaletteGroups_viewer$key = {
  readonly " $data"?: usePaletteGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaletteGroups_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSettings_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaletteProjects_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "93b3492d97c90062e58561f52deb4e9c";

export default node;
