/**
 * @generated SignedSource<<d3fb8278776431cb58505b382233579f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VitalName = "CLS" | "FCP" | "INP" | "LCP" | "LOAD" | "TTFB" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VitalCard_vital$data = {
  readonly good: number | null | undefined;
  readonly goodTo: number | null | undefined;
  readonly measured: number;
  readonly name: VitalName;
  readonly needsWork: number | null | undefined;
  readonly p50: number | null | undefined;
  readonly p75: number | null | undefined;
  readonly p95: number | null | undefined;
  readonly poor: number | null | undefined;
  readonly poorFrom: number | null | undefined;
  readonly previousP75: number | null | undefined;
  readonly " $fragmentType": "VitalCard_vital";
};
export type VitalCard_vital$key = {
  readonly " $data"?: VitalCard_vital$data;
  readonly " $fragmentSpreads": FragmentRefs<"VitalCard_vital">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VitalCard_vital",
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
      "name": "measured",
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
      "name": "p95",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "good",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsWork",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousP75",
      "storageKey": null
    }
  ],
  "type": "VitalRow",
  "abstractKey": null
};

(node as any).hash = "6bad2bc213de3636fa6db106f337399e";

export default node;
