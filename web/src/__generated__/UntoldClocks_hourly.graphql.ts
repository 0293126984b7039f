/**
 * @generated SignedSource<<840c69dcbea19605e3575fcd0c82fe8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UntoldClocks_hourly$data = {
  readonly totals: {
    readonly sessions: number;
  };
  readonly untoldClocks: number | null | undefined;
  readonly " $fragmentType": "UntoldClocks_hourly";
};
export type UntoldClocks_hourly$key = {
  readonly " $data"?: UntoldClocks_hourly$data;
  readonly " $fragmentSpreads": FragmentRefs<"UntoldClocks_hourly">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UntoldClocks_hourly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "untoldClocks",
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

(node as any).hash = "7a1dbbb105bd1f40388cf749aa45ba6f";

export default node;
