/**
 * @generated SignedSource<<ec9c2a4962df9fac4028349ceed6b9ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_project$data = {
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_project">;
  readonly " $fragmentType": "SidebarContent_project";
};
export type SidebarContent_project$key = {
  readonly " $data"?: SidebarContent_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarContent_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarContent_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "77acb637b75f6f0a4b4a7ac349b84a90";

export default node;
