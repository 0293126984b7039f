/**
 * @generated SignedSource<<1e7f47efaf5f39ec35b061bb05fc93ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeliveryItem_delivery$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly event: string;
  readonly id: string;
  readonly ms: number | null | undefined;
  readonly state: DeliveryState;
  readonly status: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryTexts_delivery">;
  readonly " $fragmentType": "DeliveryItem_delivery";
};
export type DeliveryItem_delivery$key = {
  readonly " $data"?: DeliveryItem_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryItem_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryItem_delivery",
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
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryTexts_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "a26133f7165c441c6224705c345eeee7";

export default node;
