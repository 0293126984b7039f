/**
 * @generated SignedSource<<80df4384fb4a124ff65179fe52920892>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_viewer$data = {
  readonly isSuspended: boolean | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
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
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
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

(node as any).hash = "1eabbc1b71491609e73d7ff5e450f4f3";

export default node;
