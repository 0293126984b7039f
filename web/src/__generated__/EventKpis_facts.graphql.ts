/**
 * @generated SignedSource<<9f79c5eeca99f6053b03235b12e567fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventKpis_facts$data = {
  readonly previous: {
    readonly allSessions: number;
    readonly count: number;
    readonly sessions: number;
    readonly value: number;
    readonly visitors: number;
  } | null | undefined;
  readonly totals: {
    readonly allSessions: number;
    readonly count: number;
    readonly sessions: number;
    readonly value: number;
    readonly visitors: number;
  };
  readonly " $fragmentType": "EventKpis_facts";
};
export type EventKpis_facts$key = {
  readonly " $data"?: EventKpis_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventKpis_facts">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "visitors",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allSessions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventKpis_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EventTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventTotals",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EventFacts",
  "abstractKey": null
};
})();

(node as any).hash = "740d816a1e9d4f1e20d9d6d70c4116a2";

export default node;
