/**
 * @generated SignedSource<<e9f2b7fc3f96c67b5d6d6f1f6e0863b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FreeSessionsLink_viewer$data = {
  readonly referAndEarn: {
    readonly linkUrl: string;
  } | null | undefined;
  readonly " $fragmentType": "FreeSessionsLink_viewer";
};
export type FreeSessionsLink_viewer$key = {
  readonly " $data"?: FreeSessionsLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeSessionsLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FreeSessionsLink_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferAndEarn",
      "kind": "LinkedField",
      "name": "referAndEarn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "08d5e9fec196ac8c19e36bd3859836a6";

export default node;
