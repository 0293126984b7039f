/**
 * @generated SignedSource<<d334ae6576f9b67b58baf98ff6ed3b46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InstallBanner_project">;
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
      "name": "InstallBanner_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "15cf839afec45dbbbe496c7a3719b5ef";

export default node;
