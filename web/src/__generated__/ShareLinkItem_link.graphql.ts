/**
 * @generated SignedSource<<a6c1663c6cc1acadc9b3d4ee4a145dc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinkItem_link$data = {
  readonly clicks: number;
  readonly createdBy: string;
  readonly endDate: string;
  readonly expiresAt: string | null | undefined;
  readonly freeRange: boolean;
  readonly hasPassword: boolean;
  readonly id: string;
  readonly isBlocked: boolean;
  readonly isOpen: boolean;
  readonly lastOpenedAt: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentType": "ShareLinkItem_link";
};
export type ShareLinkItem_link$key = {
  readonly " $data"?: ShareLinkItem_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkItem_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkItem_link",
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
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeRange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
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
      "name": "clicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOpenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "71c0f828194b7092c495e6e4fd5326b2";

export default node;
