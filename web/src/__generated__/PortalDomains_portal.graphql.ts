/**
 * @generated SignedSource<<8c971366bd7ad61c64c45237dab1d826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DomainState = "FAILED" | "OK" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PortalDomains_portal$data = {
  readonly domains: ReadonlyArray<{
    readonly brandName: string | null | undefined;
    readonly companyName: string;
    readonly dns: {
      readonly checkedAt: string | null | undefined;
      readonly findings: ReadonlyArray<string>;
      readonly isVerified: boolean;
      readonly state: DomainState;
    };
    readonly domain: string;
  }> | null | undefined;
  readonly " $fragmentType": "PortalDomains_portal";
};
export type PortalDomains_portal$key = {
  readonly " $data"?: PortalDomains_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalDomains_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalDomains_portal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrandDomain",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brandName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DomainCheck",
          "kind": "LinkedField",
          "name": "dns",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isVerified",
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
              "name": "findings",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "be0385ed7d4b150c3ff9bb1be2c2c9ac";

export default node;
