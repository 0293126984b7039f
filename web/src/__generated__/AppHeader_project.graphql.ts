/**
 * @generated SignedSource<<6b434ae6a728d25643327cb83dc9372b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppHeader_project$data = {
  readonly createdAt: string | null | undefined;
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

(node as any).hash = "f1539694675019c08b092cdc30463e84";

export default node;
