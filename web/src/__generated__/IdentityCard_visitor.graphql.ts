/**
 * @generated SignedSource<<0a45081561592d127c182cf78a38d52e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IdentityCard_visitor$data = {
  readonly browser: string;
  readonly city: string;
  readonly country: string;
  readonly device: string;
  readonly email: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly name: string;
  readonly os: string;
  readonly userId: string;
  readonly visitorId: string;
  readonly " $fragmentType": "IdentityCard_visitor";
};
export type IdentityCard_visitor$key = {
  readonly " $data"?: IdentityCard_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityCard_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdentityCard_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorId",
      "storageKey": null
    },
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
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "os",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstSeen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeen",
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "24b1add9355f8f663446d777f990e82a";

export default node;
