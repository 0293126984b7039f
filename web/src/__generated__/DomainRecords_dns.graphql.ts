/**
 * @generated SignedSource<<e30a6229e0c2befb1604aaab4b2a551a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DnsRecordType = "CNAME" | "TXT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DomainRecords_dns$data = {
  readonly records: ReadonlyArray<{
    readonly name: string;
    readonly type: DnsRecordType;
    readonly value: string;
  }>;
  readonly " $fragmentType": "DomainRecords_dns";
};
export type DomainRecords_dns$key = {
  readonly " $data"?: DomainRecords_dns$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainRecords_dns">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainRecords_dns",
  "selections": [
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
          "name": "type",
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DomainCheck",
  "abstractKey": null
};

(node as any).hash = "046891443f485d6b82737189fdccc681";

export default node;
