/**
 * @generated SignedSource<<aa0b8efec92c41e0a3ba1f1ead810706>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditEventRule_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EventRuleEditor_project">;
  readonly " $fragmentType": "EditEventRule_project";
};
export type EditEventRule_project$key = {
  readonly " $data"?: EditEventRule_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditEventRule_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditEventRule_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventRuleEditor_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "992a6440a59830b16bd89fdf781211f9";

export default node;
