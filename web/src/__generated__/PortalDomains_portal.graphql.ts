/**
 * @generated SignedSource<<b1c682846526e07c0f26f8d73ab5bc46>>
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
      readonly findings: ReadonlyArray<{
        readonly message: string;
        readonly params: Record<string, string | number> | null | undefined;
        readonly reason: string | null | undefined;
      }>;
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
              "concreteType": "ServerMessage",
              "kind": "LinkedField",
              "name": "findings",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "params",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "3646a75329fdf3a97149bbc748b7de65";

export default node;
