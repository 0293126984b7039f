/**
 * @generated SignedSource<<e2ef6ee92bc589a7e4665b553356e1fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Player_project$data = {
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingTools_project">;
  readonly " $fragmentType": "Player_project";
};
export type Player_project$key = {
  readonly " $data"?: Player_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Player_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Player_project",
  "selections": [
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
      "name": "RecordingTools_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4e4fb442421f4fa7d3d4f5604597c7e7";

export default node;
