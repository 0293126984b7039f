/**
 * @generated SignedSource<<0624398e1347883057102a286cdb3d80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestNote_billing$data = {
  readonly isTest: boolean | null | undefined;
  readonly " $fragmentType": "TestNote_billing";
};
export type TestNote_billing$key = {
  readonly " $data"?: TestNote_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestNote_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestNote_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "4dc21cdb259d9026d926333ba47e7783";

export default node;
