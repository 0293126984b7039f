/**
 * @generated SignedSource<<1cd438a890281d2da2374608769823fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnknownClocks_hourly$data = {
  readonly totals: {
    readonly sessions: number;
  };
  readonly unknownClocks: number | null | undefined;
  readonly " $fragmentType": "UnknownClocks_hourly";
};
export type UnknownClocks_hourly$key = {
  readonly " $data"?: UnknownClocks_hourly$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownClocks_hourly">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnknownClocks_hourly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownClocks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HourCounts",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HourlyTraffic",
  "abstractKey": null
};

(node as any).hash = "1a1991a2a025d87d15741d3b49953708";

export default node;
