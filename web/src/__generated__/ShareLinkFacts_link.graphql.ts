/**
 * @generated SignedSource<<4aab1a6e7f18070ee1cf9f8eb5ec63a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinkFacts_link$data = {
  readonly canDownload: boolean;
  readonly clicks: number;
  readonly createdBy: string;
  readonly expiresAt: string | null | undefined;
  readonly freeRange: boolean;
  readonly lastOpenedAt: string | null | undefined;
  readonly redactsPersonalData: boolean;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "ShareLinkFacts_link";
};
export type ShareLinkFacts_link$key = {
  readonly " $data"?: ShareLinkFacts_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkFacts_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkFacts_link",
  "selections": [
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
      "name": "redactsPersonalData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDownload",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "f7ee1a56b39cdb251437501f1ddd3cce";

export default node;
