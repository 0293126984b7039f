/**
 * @generated SignedSource<<3830f7895c8a71f58060f6c2ae3653a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditEventRule_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RuleDesk_project">;
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
      "name": "RuleDesk_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c3ecfc425e7e0b7802c1b94e39096125";

export default node;
