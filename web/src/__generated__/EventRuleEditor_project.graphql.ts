/**
 * @generated SignedSource<<91978b45fa996718d8c2766a806b892b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventRuleEditor_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleOnPage_project">;
  readonly " $fragmentType": "EventRuleEditor_project";
};
export type EventRuleEditor_project$key = {
  readonly " $data"?: EventRuleEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRuleEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRuleEditor_project",
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

(node as any).hash = "aea070fc29b74bf7bb9fb59069f687cb";

export default node;
