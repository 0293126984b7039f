/**
 * @generated SignedSource<<aa47fc4d34ee571e75242b36853669ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_project$data = {
  readonly id: string;
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendationsLine_project" | "useSidebarLines_project">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "RecommendationsLine_project"
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

(node as any).hash = "030209005f10ec5a6e1a1a15a18f19b1";

export default node;
