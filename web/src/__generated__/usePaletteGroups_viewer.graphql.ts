/**
 * @generated SignedSource<<62dd42e47396f8cd205b8c4bcf0b8d77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_viewer$data = {
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteProjects_viewer" | "useSidebarLines_viewer">;
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "d6acda087e895e9febc1e7def5359994";

export default node;
