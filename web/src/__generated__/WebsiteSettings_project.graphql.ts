/**
 * @generated SignedSource<<91b7de78a277aa26c600c0fa2d8d7023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebsiteSettings_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly features: ReadonlyArray<Feature>;
  readonly id: string;
  readonly name: string;
  readonly timezone: string | null | undefined;
  readonly " $fragmentType": "WebsiteSettings_project";
};
export type WebsiteSettings_project$key = {
  readonly " $data"?: WebsiteSettings_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteSettings_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteSettings_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedWebsites",
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

(node as any).hash = "10ff469e553d6c3e96e3600587f7b6c8";

export default node;
