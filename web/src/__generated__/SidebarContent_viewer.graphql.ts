/**
 * @generated SignedSource<<05c02d0ccbd76a03bda26a4ae13f2cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_viewer$data = {
  readonly hasHigherPlan: boolean | null | undefined;
  readonly isSuspended: boolean | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly viewerCanSeeRecommendations: boolean | null | undefined;
  readonly viewerCanSeeUsage: boolean | null | undefined;
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
      "kind": "ScalarField",
      "name": "hasHigherPlan",
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
      "name": "viewerCanSeeUsage",
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

(node as any).hash = "396117a43f7496c2c74c6807fc569ec9";

export default node;
