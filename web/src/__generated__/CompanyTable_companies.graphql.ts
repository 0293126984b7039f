/**
 * @generated SignedSource<<1cb8481cc397f888a1860397cc70003c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyState = "FREE" | "PAID" | "SUSPENDED" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyTable_companies$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
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
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "CompanyTable_companies";
};
export type CompanyTable_companies$key = {
  readonly " $data"?: CompanyTable_companies$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTable_companies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyTable_companies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedCompanyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ManagedCompany",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedCompanyConnection",
  "abstractKey": null
};

(node as any).hash = "29fd02c77a3a008a1c46dd26add01a37";

export default node;
