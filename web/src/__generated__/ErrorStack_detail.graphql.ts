/**
 * @generated SignedSource<<f7e33c648688d8de6b8a400fb04eafec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorKind = "CONSOLE" | "NETWORK" | "REJECTION" | "SCRIPT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorStack_detail$data = {
  readonly frames: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OriginalFrames_frames">;
  }>;
  readonly group: {
    readonly kind: ErrorKind;
    readonly message: string;
  };
  readonly stack: string;
  readonly " $fragmentType": "ErrorStack_detail";
};
export type ErrorStack_detail$key = {
  readonly " $data"?: ErrorStack_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorStack_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorStack_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorFrame",
      "kind": "LinkedField",
      "name": "frames",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OriginalFrames_frames"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "bcd1bc8e0e8350957b36449ed21f2f65";

export default node;
