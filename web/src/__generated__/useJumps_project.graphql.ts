/**
 * @generated SignedSource<<f96cc3908877c5531c106e6ce9999f46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useJumps_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly " $fragmentType": "useJumps_project";
};
export type useJumps_project$key = {
  readonly " $data"?: useJumps_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJumps_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useJumps_project",
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

(node as any).hash = "97c1cc14aaf65e28cd49816f08de8b2c";

export default node;
