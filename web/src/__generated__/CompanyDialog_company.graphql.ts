/**
 * @generated SignedSource<<6f56bbb81592daa179170e508333bf8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyDialog_company$data = {
  readonly companyId: number;
  readonly customDomain: string | null | undefined;
  readonly id: string;
  readonly isInvited: boolean;
  readonly name: string;
  readonly ownerEmail: string | null | undefined;
  readonly ownerName: string | null | undefined;
  readonly viewerCanEnter: boolean;
  readonly viewerCanSuspend: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useManagedCompany_company">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useManagedCompany_company"
    }
  ],
  "type": "ManagedCompany",
  "abstractKey": null
};

(node as any).hash = "94b48b00ef5735be24ca881cff4fcb28";

export default node;
