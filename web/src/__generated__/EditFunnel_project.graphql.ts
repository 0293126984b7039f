/**
 * @generated SignedSource<<5d3b3990230cc8b83b9c11e9d00fad7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditFunnel_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BuilderTitle_project" | "FunnelEditor_project">;
  readonly " $fragmentType": "EditFunnel_project";
};
export type EditFunnel_project$key = {
  readonly " $data"?: EditFunnel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditFunnel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditFunnel_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuilderTitle_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FunnelEditor_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "159f947a54c762a84ba91823070bf885";

export default node;
