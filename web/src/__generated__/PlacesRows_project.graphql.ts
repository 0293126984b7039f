/**
 * @generated SignedSource<<fa80fe104a0149f83b58e40e57a269ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlacesRows_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlacesNote_project">;
  readonly " $fragmentType": "PlacesRows_project";
};
export type PlacesRows_project$key = {
  readonly " $data"?: PlacesRows_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacesRows_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacesRows_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlacesNote_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5ad4998eae40b8032dac344927fcef12";

export default node;
