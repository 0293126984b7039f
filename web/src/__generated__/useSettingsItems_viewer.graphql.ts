/**
 * @generated SignedSource<<1afb56677957323677c7197d635fbf59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSettingsItems_viewer$data = {
  readonly agency: {
    readonly __typename: "Agency";
  } | null | undefined;
  readonly servicePortal: {
    readonly __typename: "ServicePortal";
  } | null | undefined;
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentType": "useSettingsItems_viewer";
};
export type useSettingsItems_viewer$key = {
  readonly " $data"?: useSettingsItems_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettingsItems_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettingsItems_viewer",
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
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServicePortal",
      "kind": "LinkedField",
      "name": "servicePortal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1eb5f1776a881a97008d08c15c8b7f10";

export default node;
