/**
 * @generated SignedSource<<5a829b6eb8ec6bbbf69caee1957da11d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Messaging_viewer$data = {
  readonly messaging: {
    readonly appId: string;
    readonly person: {
      readonly companyId: number;
      readonly companyName: string;
      readonly createdAt: string;
      readonly email: string;
      readonly identity: string | null | undefined;
      readonly name: string;
      readonly planId: number;
      readonly role: Role;
      readonly userId: number;
    };
    readonly scriptUrl: string;
  } | null | undefined;
  readonly " $fragmentType": "Messaging_viewer";
};
export type Messaging_viewer$key = {
  readonly " $data"?: Messaging_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Messaging_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Messaging_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Messaging",
      "kind": "LinkedField",
      "name": "messaging",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scriptUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessagingPerson",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userId",
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
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyId",
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
              "name": "planId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identity",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5572fbd2db012b3cc79158c2f7499393";

export default node;
