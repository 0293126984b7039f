/**
 * @generated SignedSource<<3d947ed4f9ee033992320d0c3d03eae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UntoldClocks_hourly$data = {
  readonly range: {
    readonly timezone: string;
  };
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HourlyTraffic",
  "abstractKey": null
};

(node as any).hash = "1f1502cfe4393be4c440f614c28b5b58";

export default node;
