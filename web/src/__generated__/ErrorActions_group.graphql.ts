/**
 * @generated SignedSource<<1607eb90376a60c1d0d870f7af1d6931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorState = "IGNORED" | "RESOLVED" | "SNOOZED" | "UNRESOLVED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorActions_group$data = {
  readonly assignee: {
    readonly name: string;
    readonly userId: number;
  } | null | undefined;
  readonly errorId: string;
  readonly state: ErrorState;
  readonly " $fragmentType": "ErrorActions_group";
};
export type ErrorActions_group$key = {
  readonly " $data"?: ErrorActions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorActions_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorActions_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorId",
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
      "concreteType": "ErrorAssignee",
      "kind": "LinkedField",
      "name": "assignee",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorGroup",
  "abstractKey": null
};

(node as any).hash = "1e0e2a3148ea02ca234bbac14b508a47";

export default node;
