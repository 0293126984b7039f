/**
 * @generated SignedSource<<880665d27ed7d542458ca057d77ca0df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorKind = "CONSOLE" | "NETWORK" | "REJECTION" | "SCRIPT" | "%future added value";
export type ErrorState = "IGNORED" | "RESOLVED" | "SNOOZED" | "UNRESOLVED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorMessage_group$data = {
  readonly assignee: {
    readonly name: string;
  } | null | undefined;
  readonly isRegression: boolean;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly place: string;
  readonly regressionRelease: string;
  readonly state: ErrorState;
  readonly type: string;
  readonly " $fragmentType": "ErrorMessage_group";
};
export type ErrorMessage_group$key = {
  readonly " $data"?: ErrorMessage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorMessage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorMessage_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
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
      "name": "isRegression",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regressionRelease",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorAssignee",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorGroup",
  "abstractKey": null
};

(node as any).hash = "72c576455afbfcdbdb6b011e1f0ea9db";

export default node;
