/**
 * @generated SignedSource<<8320dbba00cccdc7d8343eb656f16c1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectSwitcher_project$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ProjectSwitcher_project";
};
export type ProjectSwitcher_project$key = {
  readonly " $data"?: ProjectSwitcher_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSwitcher_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectSwitcher_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "10b0f76cbf615f7974a9734f84de01b0";

export default node;
