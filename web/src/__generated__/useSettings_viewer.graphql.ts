/**
 * @generated SignedSource<<5d0d1adbd6cb43728e2791e712faa027>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSettings_viewer$data = {
  readonly canSeeAffiliate: boolean | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "useSettings_viewer";
};
export type useSettings_viewer$key = {
  readonly " $data"?: useSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSeeAffiliate",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "603de2b9058da4b7f559f04be237d696";

export default node;
