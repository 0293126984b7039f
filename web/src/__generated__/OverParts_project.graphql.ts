/**
 * @generated SignedSource<<f018402575c6b3b2d5d236321a0fe93d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OverParts_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_project">;
  readonly " $fragmentType": "OverParts_project";
};
export type OverParts_project$key = {
  readonly " $data"?: OverParts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverParts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverParts_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "47481436070e1651617518c584b290a5";

export default node;
