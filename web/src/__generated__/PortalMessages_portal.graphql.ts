/**
 * @generated SignedSource<<8bf0b467233e615d03bb9263e6f8a159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PortalMessages_portal$data = {
  readonly supportMessages: ReadonlyArray<{
    readonly companyName: string;
    readonly createdAt: string;
    readonly fromEmail: string;
    readonly messageNumber: number;
    readonly subject: string;
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "PortalMessages_portal";
};
export type PortalMessages_portal$key = {
  readonly " $data"?: PortalMessages_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalMessages_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalMessages_portal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PortalMessage",
      "kind": "LinkedField",
      "name": "supportMessages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageNumber",
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
          "name": "fromEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "c49686628d8491e6beab01f088f8bcef";

export default node;
