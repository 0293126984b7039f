/**
 * @generated SignedSource<<224b29b659f0402017011b779072ede1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanPrompt = "EXTEND_TRIAL" | "UPGRADE" | "%future added value";
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PlanPrompt_viewer$data = {
  readonly planPrompts: ReadonlyArray<PlanPrompt> | null | undefined;
  readonly trial: {
    readonly daysToExpire: number;
    readonly label: TrialLabel | null | undefined;
  } | null | undefined;
  readonly user: {
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentType": "PlanPrompt_viewer";
};
export type PlanPrompt_viewer$key = {
  readonly " $data"?: PlanPrompt_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPrompt_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPrompt_viewer",
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
          "name": "daysToExpire",
          "storageKey": null
        },
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
      "name": "planPrompts",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9a3c13814e1509c91d4a265ad4d5cc6d";

export default node;
