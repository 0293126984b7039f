/**
 * @generated SignedSource<<438843e37437619e010936ee97f2570b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_viewer$data = {
  readonly trial: {
    readonly label: TrialLabel | null | undefined;
  } | null | undefined;
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UsageBox_viewer">;
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
      "concreteType": "Trial",
      "kind": "LinkedField",
      "name": "trial",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsageBox_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "03c5c442b04070c389223990be412eeb";

export default node;
