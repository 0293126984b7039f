/**
 * @generated SignedSource<<6bbb29491dd79d55abce03e84939f008>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalFields_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly events: {
    readonly recent: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
    readonly trackerFunction: string;
  };
  readonly features: ReadonlyArray<Feature>;
  readonly id: string;
  readonly " $fragmentType": "GoalFields_project";
};
export type GoalFields_project$key = {
  readonly " $data"?: GoalFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalFields_project",
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
      "name": "allowedWebsites",
      "storageKey": null
    },
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
      "concreteType": "ProjectEvents",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackerFunction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectableEvent",
          "kind": "LinkedField",
          "name": "recent",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b4c6864d93d64a072168958b66a5f84e";

export default node;
