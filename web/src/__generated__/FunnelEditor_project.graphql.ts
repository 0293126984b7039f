/**
 * @generated SignedSource<<c4b5c5e1e669581055f9e111e7e81f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelEditor_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelFields_project" | "useGoalNames_project">;
  readonly " $fragmentType": "FunnelEditor_project";
};
export type FunnelEditor_project$key = {
  readonly " $data"?: FunnelEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelEditor_project",
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
      "name": "FunnelFields_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGoalNames_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3295d842af5ad1a32f6f983634529581";

export default node;
