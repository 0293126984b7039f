/**
 * @generated SignedSource<<ad42583adee9dd93ae6d4d91e49a0242>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountryPanel_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlacesNote_project">;
  readonly " $fragmentType": "CountryPanel_project";
};
export type CountryPanel_project$key = {
  readonly " $data"?: CountryPanel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryPanel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryPanel_project",
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

(node as any).hash = "0769ac36ad704fd907d4550f02938fb2";

export default node;
