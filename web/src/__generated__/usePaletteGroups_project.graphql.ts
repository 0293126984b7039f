/**
 * @generated SignedSource<<5e113325df63f4b412060436b1539168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePaletteGroups_project$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSidebarLines_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "947adeb237fc60b150aed4b8ef6a073e";

export default node;
