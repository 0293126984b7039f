/**
 * @generated SignedSource<<80595a88bd2bd07caa9eab33d6301da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewFunnel_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuilderTitle_project" | "FunnelEditor_project" | "QuotaBanner_project">;
  readonly " $fragmentType": "NewFunnel_project";
};
export type NewFunnel_project$key = {
  readonly " $data"?: NewFunnel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewFunnel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewFunnel_project",
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
      "name": "QuotaBanner_project"
    },
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

(node as any).hash = "f32e321ce3925c07aacce44fbc4f43d8";

export default node;
