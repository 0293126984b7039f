/**
 * @generated SignedSource<<0cad31a74466ac3933856a997f02e215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessState = "ALLOWED" | "HIDDEN" | "UPGRADE" | "%future added value";
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSidebarLines_viewer$data = {
  readonly hasSubscription: boolean | null | undefined;
  readonly survey: {
    readonly message: string | null | undefined;
    readonly state: AccessState;
  } | null | undefined;
  readonly trial: {
    readonly label: TrialLabel | null | undefined;
  } | null | undefined;
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentType": "useSidebarLines_viewer";
};
export type useSidebarLines_viewer$key = {
  readonly " $data"?: useSidebarLines_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSidebarLines_viewer",
  "selections": [
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
        }
      ],
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
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSubscription",
      "storageKey": null
    },
    {
      "alias": "survey",
      "args": [
        {
          "kind": "Literal",
          "name": "feature",
          "value": "SURVEY"
        }
      ],
      "concreteType": "Access",
      "kind": "LinkedField",
      "name": "access",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": "access(feature:\"SURVEY\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "50c465eda76fd5e55787e828cebbac0b";

export default node;
