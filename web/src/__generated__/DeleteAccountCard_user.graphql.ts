/**
 * @generated SignedSource<<0bba0b33443d821dcf2be281ca6b1a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteAccountCard_user$data = {
  readonly companyName: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "DeleteAccountCard_user";
};
export type DeleteAccountCard_user$key = {
  readonly " $data"?: DeleteAccountCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "638741dd4c4f1a73945964bfeeaa3a3f";

export default node;
