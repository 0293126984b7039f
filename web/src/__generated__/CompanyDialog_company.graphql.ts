/**
 * @generated SignedSource<<16ec8516db420a550dc2be4760f070b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyState = "FREE" | "PAID" | "SUSPENDED" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyDialog_company$data = {
  readonly companyId: number;
  readonly customDomain: string | null | undefined;
  readonly daysLeft: number | null | undefined;
  readonly extraPageviews: number;
  readonly extraSessions: number;
  readonly id: string;
  readonly isInvited: boolean;
  readonly memberCount: number;
  readonly name: string;
  readonly ownerEmail: string | null | undefined;
  readonly ownerName: string | null | undefined;
  readonly planCode: number;
  readonly state: CompanyState;
  readonly viewerCanEnter: boolean;
  readonly viewerCanSuspend: boolean;
  readonly " $fragmentType": "CompanyDialog_company";
};
export type CompanyDialog_company$key = {
  readonly " $data"?: CompanyDialog_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDialog_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyDialog_company",
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
      "name": "companyId",
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
      "name": "ownerName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customDomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEnter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSuspend",
      "storageKey": null
    }
  ],
  "type": "ManagedCompany",
  "abstractKey": null
};

(node as any).hash = "98f60c8872fd1fef77570f81f5bbd695";

export default node;
