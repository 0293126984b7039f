/**
 * @generated SignedSource<<67a68a6804e87e81bd888b0dcb9ef61c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditForm_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormEditor_project">;
  readonly " $fragmentType": "EditForm_project";
};
export type EditForm_project$key = {
  readonly " $data"?: EditForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditForm_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormEditor_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ac5a97df55aa30d6eccc64d2c5781c08";

export default node;
