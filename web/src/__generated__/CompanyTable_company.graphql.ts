/**
 * @generated SignedSource<<f3daff64f6a51e48c36b798e64d63dff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyState = "FREE" | "PAID" | "SUSPENDED" | "TRIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyTable_company$data = ReadonlyArray<{
  readonly daysLeft: number | null | undefined;
  readonly id: string;
  readonly isInvited: boolean;
  readonly isOverLimit: boolean;
  readonly lastActivityAt: string | null | undefined;
  readonly name: string;
  readonly ownerEmail: string | null | undefined;
  readonly planName: string;
  readonly projectCount: number;
  readonly sessionLimit: number | null | undefined;
  readonly sessions: number;
  readonly state: CompanyState;
  readonly " $fragmentType": "CompanyTable_company";
}>;
export type CompanyTable_company$key = ReadonlyArray<{
  readonly " $data"?: CompanyTable_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTable_company">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompanyTable_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInvited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityAt",
      "storageKey": null
    }
  ],
  "type": "ManagedCompany",
  "abstractKey": null
};

(node as any).hash = "e0d8c3cd264f07f9c4619e8cb4033278";

export default node;
