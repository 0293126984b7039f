/**
 * @generated SignedSource<<9f1b4153ba592dca0f67f219add9bc0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutForm_billing$data = {
  readonly card: {
    readonly last4: string;
    readonly " $fragmentSpreads": FragmentRefs<"CardLine_card">;
  } | null | undefined;
  readonly isTest: boolean | null | undefined;
  readonly " $fragmentType": "CheckoutForm_billing";
};
export type CheckoutForm_billing$key = {
  readonly " $data"?: CheckoutForm_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentCard",
      "kind": "LinkedField",
      "name": "card",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        },
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

(node as any).hash = "9970172079a2ab986050d45c451958c6";

export default node;
