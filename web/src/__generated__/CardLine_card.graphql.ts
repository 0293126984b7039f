/**
 * @generated SignedSource<<55e69a34e8dfa573a6075a9d7fd1d0cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardLine_card$data = {
  readonly brand: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holder: string | null | undefined;
  readonly last4: string;
  readonly " $fragmentType": "CardLine_card";
};
export type CardLine_card$key = {
  readonly " $data"?: CardLine_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardLine_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    }
  ],
  "type": "PaymentCard",
  "abstractKey": null
};

(node as any).hash = "3bb0ba237eb64aaf2901ea544ba6e3a0";

export default node;
