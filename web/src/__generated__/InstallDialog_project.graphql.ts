/**
 * @generated SignedSource<<f9c7e3e75d6a54304051e522ea5989bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallDialog_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly name: string;
  readonly snippet: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FirstVisit_project">;
  readonly " $fragmentType": "InstallDialog_project";
};
export type InstallDialog_project$key = {
  readonly " $data"?: InstallDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallDialog_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snippet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedWebsites",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FirstVisit_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fd7412423e24bd819f43c93911c07d20";

export default node;
