/**
 * @generated SignedSource<<96d4d4d1f4065552ac0f2b717b00938b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionGuard_viewer$data = {
  readonly plan: {
    readonly planId: number;
  } | null | undefined;
  readonly session: {
    readonly expiresAt: string;
  } | null | undefined;
  readonly user: {
    readonly role: Role;
    readonly timezone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useConfinement_viewer" | "useWords_viewer">;
  readonly " $fragmentType": "SessionGuard_viewer";
};
export type SessionGuard_viewer$key = {
  readonly " $data"?: SessionGuard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionGuard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionGuard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionInfo",
      "kind": "LinkedField",
      "name": "session",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConfinement_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWords_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e93f2ce84f82bd9a3522875595ef59e3";

export default node;
