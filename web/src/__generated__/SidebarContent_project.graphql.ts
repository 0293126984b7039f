/**
 * @generated SignedSource<<271903c3de15b751cc86c7f26efc12bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SidebarContent_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly widgetId: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5142640d735547dcc40178f81407ad8a";

export default node;
