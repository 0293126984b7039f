/**
 * @generated SignedSource<<1b0830f2b03d714e98605f2f0594fa5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountNotes_viewer$data = {
  readonly isSuspended: boolean | null | undefined;
  readonly paymentRetries: number | null | undefined;
  readonly reason: {
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly trial: {
    readonly daysToExpire: number;
  } | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "AccountNotes_viewer";
};
export type AccountNotes_viewer$key = {
  readonly " $data"?: AccountNotes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNotes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentRetries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trial",
      "kind": "LinkedField",
      "name": "trial",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysToExpire",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "reason",
      "args": [
        {
          "kind": "Literal",
          "name": "key",
          "value": "REASON_NO_UPGRADE"
        }
      ],
      "concreteType": "UserAttribute",
      "kind": "LinkedField",
      "name": "attribute",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": "attribute(key:\"REASON_NO_UPGRADE\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f9f6d7eacd1520f57d3629976f170c55";

export default node;
