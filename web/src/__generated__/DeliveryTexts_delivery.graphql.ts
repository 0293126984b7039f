/**
 * @generated SignedSource<<8cca7495bc773ffbd5f6ea3526ba95a3>>
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
  readonly error: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "97564bdd02bfac4b7f6b2a56d46db7c9";

export default node;
