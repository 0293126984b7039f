/**
 * @generated SignedSource<<05133aa71476b9c56dea5bbce22981b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailCard_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailCard_user";
};
export type EmailCard_user$key = {
  readonly " $data"?: EmailCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailCard_user",
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
      "name": "pendingEmail",
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

(node as any).hash = "1d08f0f39291416706c650ba19984119";

export default node;
