/**
 * @generated SignedSource<<355c41885d9ae2769f1a6175332dbfe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_viewer$data = {
  readonly isSuspended: boolean | null | undefined;
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly viewerCanSeeRecommendations: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LiteActions_viewer" | "UsageBox_viewer" | "useSidebarLines_viewer">;
  readonly " $fragmentType": "SidebarContent_viewer";
};
export type SidebarContent_viewer$key = {
  readonly " $data"?: SidebarContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarContent_viewer",
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
      "name": "viewerCanSeeRecommendations",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiteActions_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsageBox_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4ba9091ab9d7ee6636246296af23f88d";

export default node;
