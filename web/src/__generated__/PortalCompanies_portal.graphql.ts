/**
 * @generated SignedSource<<10c76f86ab056d7720b4d127038dbbc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PortalCompanies_portal$data = {
  readonly companies: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CompanyDialog_company">;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyTable_companies">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDialog_portal">;
  readonly " $fragmentType": "PortalCompanies_portal";
};
export type PortalCompanies_portal$key = {
  readonly " $data"?: PortalCompanies_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalCompanies_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalCompanies_portal",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "ManagedCompanyConnection",
      "kind": "LinkedField",
      "name": "companies",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyTable_companies"
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CompanyDialog_company"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyDialog_portal"
    }
  ],
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "88b3f6096b910470b38147041a399701";

export default node;
