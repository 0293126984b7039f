/**
 * @generated SignedSource<<fd4a120a9f06bb2a9d2d22b73b0707d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OnlineNow_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly id: string;
  readonly widgetId: number;
  readonly " $fragmentType": "OnlineNow_project";
};
export type OnlineNow_project$key = {
  readonly " $data"?: OnlineNow_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlineNow_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnlineNow_project",
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

(node as any).hash = "2d4e873ace9179a702d5b606497d61d3";

export default node;
