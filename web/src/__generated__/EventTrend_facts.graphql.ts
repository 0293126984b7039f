/**
 * @generated SignedSource<<b4f9fc1a40579fa3fc5673b214776704>>
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
  readonly isPartial: boolean;
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
      "kind": "ScalarField",
      "name": "isPartial",
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

(node as any).hash = "28a846e46b19fa27e14e96127206b9ba";

export default node;
