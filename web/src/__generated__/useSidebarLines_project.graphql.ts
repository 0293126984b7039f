/**
 * @generated SignedSource<<9212acd78d914955434e9e9cc2babc9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSidebarLines_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly " $fragmentType": "useSidebarLines_project";
};
export type useSidebarLines_project$key = {
  readonly " $data"?: useSidebarLines_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSidebarLines_project",
  "selections": [
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

(node as any).hash = "5da119de59ce24a6ccbdbb725a335637";

export default node;
