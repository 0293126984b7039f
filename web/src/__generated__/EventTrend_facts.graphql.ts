/**
 * @generated SignedSource<<4736ac341f45944f6a809e14d12341e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Interval = "DAY" | "HOUR" | "MONTH" | "WEEK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EventTrend_facts$data = {
  readonly interval: Interval;
  readonly series: ReadonlyArray<{
    readonly at: string;
    readonly count: number;
    readonly previous: number | null | undefined;
  }>;
  readonly " $fragmentType": "EventTrend_facts";
};
export type EventTrend_facts$key = {
  readonly " $data"?: EventTrend_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTrend_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTrend_facts",
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
      "concreteType": "EventPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previous",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventFacts",
  "abstractKey": null
};

(node as any).hash = "7ca5de0a9f459eeea5bb3b284571cd4c";

export default node;
