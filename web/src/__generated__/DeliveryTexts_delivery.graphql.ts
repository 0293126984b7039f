/**
 * @generated SignedSource<<d6e06a128ad583d1fb259d117416f264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryTexts_delivery$data = {
  readonly answer: string | null | undefined;
  readonly body: string;
  readonly failure: {
    readonly message: string;
    readonly params: Record<string, string | number> | null | undefined;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeliveryTexts_delivery";
};
export type DeliveryTexts_delivery$key = {
  readonly " $data"?: DeliveryTexts_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryTexts_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryTexts_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerMessage",
      "kind": "LinkedField",
      "name": "failure",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "params",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "2facd663c8ca4a2ee5eeaf1f173008b8";

export default node;
