/**
 * @generated SignedSource<<cc896102ffa4f4c9d42ffb6724b6ddc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanOffer = "EXTEND_TRIAL" | "UPGRADE" | "%future added value";
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PlanPrompt_viewer$data = {
  readonly planOffers: ReadonlyArray<PlanOffer> | null | undefined;
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
      "name": "planOffers",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "04efa2531f069ea7a8fec186ce66e343";

export default node;
