/**
 * @generated SignedSource<<ce3ffe982f9f5e282770bc1444f32949>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BackgroundButton_profile$data = {
  readonly id: string;
  readonly snapshotIds: ReadonlyArray<string>;
  readonly " $fragmentType": "BackgroundButton_profile";
};
export type BackgroundButton_profile$key = {
  readonly " $data"?: BackgroundButton_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackgroundButton_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackgroundButton_profile",
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
      "name": "snapshotIds",
      "storageKey": null
    }
  ],
  "type": "HeatmapProfile",
  "abstractKey": null
};

(node as any).hash = "eaf599f3f70545f1f90ea1d4a9055967";

export default node;
