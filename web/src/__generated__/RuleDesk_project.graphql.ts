/**
 * @generated SignedSource<<0347a5a5706e43f1125a2878c31d90ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleDesk_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleOnPage_project">;
  readonly " $fragmentType": "RuleDesk_project";
};
export type RuleDesk_project$key = {
  readonly " $data"?: RuleDesk_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleDesk_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleDesk_project",
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

(node as any).hash = "06b6050d659b61512ad795e7f3d1e0fd";

export default node;
