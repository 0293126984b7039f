/**
 * @generated SignedSource<<1120d598c7e820df101aeb4ccdccfad9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AddressKind = "IPV4" | "IPV6" | "LOOPBACK" | "PRIVATE" | "%future added value";
export type ApiScope = "READ_ACCOUNT" | "READ_REPORTS" | "WRITE_ALL" | "WRITE_PROJECTS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type KeyListItem_key$data = {
  readonly createdBy: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly keyStart: string;
  readonly lastUsedAt: string | null | undefined;
  readonly lastUsedFrom: AddressKind | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<ApiScope>;
  readonly " $fragmentType": "KeyListItem_key";
};
export type KeyListItem_key$key = {
  readonly " $data"?: KeyListItem_key$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyListItem_key">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyListItem_key",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedFrom",
      "storageKey": null
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "69e32422f513fea137b3bded8d3310b6";

export default node;
