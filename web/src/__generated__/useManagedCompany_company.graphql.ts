/**
 * @generated SignedSource<<5c87c0922913a08f78883edd0420355d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyState = "FREE" | "PAID" | "SUSPENDED" | "TRIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useManagedCompany_company$data = {
  readonly daysLeft: number | null | undefined;
  readonly extraPageviews: number;
  readonly extraSessions: number;
  readonly id: string;
  readonly name: string;
  readonly planCode: number;
  readonly state: CompanyState;
  readonly " $fragmentType": "useManagedCompany_company";
};
export type useManagedCompany_company$key = {
  readonly " $data"?: useManagedCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useManagedCompany_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useManagedCompany_company",
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
      "name": "planCode",
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
      "name": "extraSessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraPageviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "ManagedCompany",
  "abstractKey": null
};

(node as any).hash = "d1d45af05bac83f038926aa358701fab";

export default node;
