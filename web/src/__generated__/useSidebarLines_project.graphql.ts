/**
 * @generated SignedSource<<6b8076c23b08eb2d7d246f6386742a02>>
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
  readonly showsFeatureFlags: boolean | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsFeatureFlags",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "dc8eea7dcb9ca405ce4ff530ef9eb411";

export default node;
