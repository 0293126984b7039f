/**
 * @generated SignedSource<<ae1e81edc55016e3befe25141d5e79f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NowCounts_realtime$data = {
  readonly active: number;
  readonly bots: number;
  readonly idle: number;
  readonly pageviewsToday: number;
  readonly " $fragmentType": "NowCounts_realtime";
};
export type NowCounts_realtime$key = {
  readonly " $data"?: NowCounts_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"NowCounts_realtime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NowCounts_realtime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bots",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageviewsToday",
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};

(node as any).hash = "67e11d15f1437f591e0a5fc89e9387bd";

export default node;
