/**
 * @generated SignedSource<<4d563efb47938f35f395df73565771ae>>
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

(node as any).hash = "960ff8df4ce08f09767da25962d558cf";

export default node;
