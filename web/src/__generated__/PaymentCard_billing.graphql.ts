/**
 * @generated SignedSource<<5980b05ae9eac0d3b5fb5f5fcc62f0ae>>
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
  readonly isTest: boolean | null | undefined;
  readonly subscription: {
    readonly __typename: "PlanSubscription";
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
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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

(node as any).hash = "ef3e1c473a2ba3fe3a6c3f8b0ffc694a";

export default node;
