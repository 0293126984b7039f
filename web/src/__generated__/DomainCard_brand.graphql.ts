/**
 * @generated SignedSource<<5c54ec2d815f43e3c7ad33c3a4c0815d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DomainState = "FAILED" | "OK" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DomainCard_brand$data = {
  readonly dns: {
    readonly checkedAt: string | null | undefined;
    readonly endsAt: string | null | undefined;
    readonly findings: ReadonlyArray<{
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    }>;
    readonly isVerified: boolean;
    readonly records: ReadonlyArray<{
      readonly __typename: "DnsRecord";
    }>;
    readonly state: DomainState;
    readonly " $fragmentSpreads": FragmentRefs<"DomainBadge_dns" | "DomainRecords_dns">;
  };
  readonly domain: string | null | undefined;
  readonly " $fragmentType": "DomainCard_brand";
};
export type DomainCard_brand$key = {
  readonly " $data"?: DomainCard_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainCard_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainCard_brand",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DnsRecord",
          "kind": "LinkedField",
          "name": "records",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DomainBadge_dns"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DomainRecords_dns"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnBrand",
  "abstractKey": null
};

(node as any).hash = "939fe72eba8c6369fa2fac84b5eb20cb";

export default node;
