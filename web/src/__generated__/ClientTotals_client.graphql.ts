/**
 * @generated SignedSource<<b372d82fe4dcb6c3db3eeab0af3783ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClientTotals_client$data = ReadonlyArray<{
  readonly isOverLimit: boolean;
  readonly pageviews: number;
  readonly sessions: number;
  readonly " $fragmentType": "ClientTotals_client";
}>;
export type ClientTotals_client$key = ReadonlyArray<{
  readonly " $data"?: ClientTotals_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientTotals_client">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ClientTotals_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverLimit",
      "storageKey": null
    }
  ],
  "type": "ManagedCompany",
  "abstractKey": null
};

(node as any).hash = "30cf4f235b282f2ea5c35775d5aabaff";

export default node;
