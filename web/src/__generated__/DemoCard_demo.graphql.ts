/**
 * @generated SignedSource<<1b66cc674481f2eb1caa859d919cc138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DemoCard_demo$data = {
  readonly accounts: ReadonlyArray<{
    readonly email: string;
    readonly role: Role;
  }>;
  readonly password: string;
  readonly siteUrl: string;
  readonly " $fragmentType": "DemoCard_demo";
};
export type DemoCard_demo$key = {
  readonly " $data"?: DemoCard_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoCard_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoCard_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DemoAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
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
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "password",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteUrl",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "000f714952d9e0117388d367d3fab58e";

export default node;
