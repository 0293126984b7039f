/**
 * @generated SignedSource<<2731e1f758d939f56513787983a2b63c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AppHeader_project$data = {
  readonly createdAt: string | null | undefined;
  readonly features: ReadonlyArray<Feature>;
  readonly timezone: string | null | undefined;
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"OnlineNow_project" | "ProjectSwitcher_project">;
  readonly " $fragmentType": "AppHeader_project";
};
export type AppHeader_project$key = {
  readonly " $data"?: AppHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppHeader_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppHeader_project",
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
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnlineNow_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectSwitcher_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "00f85ee5f8d485b1601040693092faba";

export default node;
