/**
 * @generated SignedSource<<13672fbb0a7921ba40e7065d42d6a0c8>>
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
      readonly state: DomainState;
      readonly " $fragmentSpreads": FragmentRefs<"DomainBadge_dns">;
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "DomainBadge_dns"
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

(node as any).hash = "94c4a37bc268d53eff8c9b9aaaaf9af9";

export default node;
