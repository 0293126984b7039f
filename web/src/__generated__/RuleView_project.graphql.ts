/**
 * @generated SignedSource<<5d65d639878a1e25b04d29408a3c1ca3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleView_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleOnPage_project">;
  readonly " $fragmentType": "RuleView_project";
};
export type RuleView_project$key = {
  readonly " $data"?: RuleView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RuleOnPage_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "628cab86596c258741aca2e8df82bbf3";

export default node;
