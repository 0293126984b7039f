/**
 * @generated SignedSource<<eedc833bd8ac558c4944be452db3c965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorStack_detail$data = {
  readonly group: {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "f3b3c68e7f8b5ac01305a5d1845d30b2";

export default node;
