/**
 * @generated SignedSource<<e594dfc45414b441fe9fda3851bf05ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly id: string;
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_project">;
  readonly " $fragmentType": "usePaletteGroups_project";
};
export type usePaletteGroups_project$key = {
  readonly " $data"?: usePaletteGroups_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaletteGroups_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaletteGroups_project",
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

(node as any).hash = "c727ad114ff41a28b89decc8da54a97c";

export default node;
