/**
 * @generated SignedSource<<f1ab51fd543418ae1d46202773e1f071>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DigestDay_settings$data = {
  readonly digestDay: number;
  readonly " $fragmentType": "DigestDay_settings";
};
export type DigestDay_settings$key = {
  readonly " $data"?: DigestDay_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"DigestDay_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DigestDay_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "digestDay",
      "storageKey": null
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "1d7ea70c029fee90b26d4a0e96690c51";

export default node;
