/**
 * @generated SignedSource<<58d60d58de9685bf2a20db4e481fd5c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InstallDialog_project" | "InstallationBanner_project" | "NoDataBanner_project">;
  readonly " $fragmentType": "Notes_project";
};
export type Notes_project$key = {
  readonly " $data"?: Notes_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notes_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notes_project",
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
      "name": "InstallationBanner_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoDataBanner_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "976e136eb4f296988250c6d8a5c9692d";

export default node;
