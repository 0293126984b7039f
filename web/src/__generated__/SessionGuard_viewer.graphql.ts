/**
 * @generated SignedSource<<e979a5bb5387ff48ba330679237b6f6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SessionGuard_viewer$data = {
  readonly confinedTo: {
    readonly paths: ReadonlyArray<string>;
    readonly startPath: string;
  } | null | undefined;
  readonly plan: {
    readonly planId: number;
  } | null | undefined;
  readonly session: {
    readonly expiresAt: string;
  } | null | undefined;
  readonly translation: {
    readonly entries: ReadonlyArray<{
      readonly english: string;
      readonly words: string;
    }>;
    readonly language: string;
  } | null | undefined;
  readonly user: {
    readonly language: string;
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentType": "SessionGuard_viewer";
};
export type SessionGuard_viewer$key = {
  readonly " $data"?: SessionGuard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionGuard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/)
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
      "alias": null,
      "args": null,
      "concreteType": "Confinement",
      "kind": "LinkedField",
      "name": "confinedTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Translation",
      "kind": "LinkedField",
      "name": "translation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TranslationEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "english",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
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
})();

(node as any).hash = "ec1fdb148a85e1f538a5d2ad8a705a52";

export default node;
