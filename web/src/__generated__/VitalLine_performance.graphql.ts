/**
 * @generated SignedSource<<7e91078b4df29de92e2c49be1cf69d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "DAY" | "HOUR" | "MONTH" | "WEEK" | "%future added value";
export type VitalName = "CLS" | "FCP" | "INP" | "LCP" | "LOAD" | "TTFB" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VitalLine_performance$data = {
  readonly interval: Interval;
  readonly series: ReadonlyArray<{
    readonly p50: number | null | undefined;
    readonly p75: number | null | undefined;
    readonly partial: boolean;
    readonly t: string;
  }>;
  readonly vitals: ReadonlyArray<{
    readonly goodTo: number | null | undefined;
    readonly name: VitalName;
    readonly poorFrom: number | null | undefined;
  }>;
  readonly " $fragmentType": "VitalLine_performance";
};
export type VitalLine_performance$key = {
  readonly " $data"?: VitalLine_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"VitalLine_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VitalLine_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VitalPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "t",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p50",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p75",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VitalRow",
      "kind": "LinkedField",
      "name": "vitals",
      "plural": true,
      "selections": [
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
          "name": "goodTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poorFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PerformanceReport",
  "abstractKey": null
};

(node as any).hash = "ed77e2bd8c707669528428b0da774e3f";

export default node;
