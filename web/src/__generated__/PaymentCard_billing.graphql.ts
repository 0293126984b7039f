/**
 * @generated SignedSource<<ee4d6768a4f934d2ae8e346a49cb8109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentCard_billing$data = {
  readonly card: {
    readonly " $fragmentSpreads": FragmentRefs<"CardLine_card">;
  } | null | undefined;
  readonly " $fragmentType": "PaymentCard_billing";
};
export type PaymentCard_billing$key = {
  readonly " $data"?: PaymentCard_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentCard_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentCard_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentCard",
      "kind": "LinkedField",
      "name": "card",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CardLine_card"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "f57e9b5d476cd5b88599f3c125658d79";

export default node;
