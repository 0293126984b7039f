/**
 * @generated SignedSource<<50a4393e764963e67dbb48cae820a837>>
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
    readonly detail: string | null | undefined;
    readonly state: DomainState;
    readonly target: string | null | undefined;
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
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
          "name": "target",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnBrand",
  "abstractKey": null
};

(node as any).hash = "9d68fec2febf1087ea3cad2d29e2bcd4";

export default node;
