/**
 * @generated SignedSource<<a9d0f82e17235c74c5532d36d44871f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormEditor_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleFields_project">;
  readonly " $fragmentType": "FormEditor_project";
};
export type FormEditor_project$key = {
  readonly " $data"?: FormEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEditor_project",
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
      "name": "RuleFields_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f1303946b4e3b289455d683c117f75e3";

export default node;
