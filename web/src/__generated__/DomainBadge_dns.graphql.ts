/**
 * @generated SignedSource<<023aabc0a31fd4100ae76a4ed3d15004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DomainState = "FAILED" | "OK" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DomainBadge_dns$data = {
  readonly isVerified: boolean;
  readonly state: DomainState;
  readonly " $fragmentType": "DomainBadge_dns";
};
export type DomainBadge_dns$key = {
  readonly " $data"?: DomainBadge_dns$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainBadge_dns">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainBadge_dns",
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
    }
  ],
  "type": "DomainCheck",
  "abstractKey": null
};

(node as any).hash = "2ae023679630c7efc67eba77053688d3";

export default node;
