/**
 * @generated SignedSource<<ba9ff607e7959539dbac5cb5d882f83a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventSplitPanel_facts$data = {
  readonly split: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly totals: {
    readonly count: number;
  };
  readonly " $fragmentType": "EventSplitPanel_facts";
};
export type EventSplitPanel_facts$key = {
  readonly " $data"?: EventSplitPanel_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventSplitPanel_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventSplitPanel_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EventTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventSplitRow",
      "kind": "LinkedField",
      "name": "split",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EventFacts",
  "abstractKey": null
};
})();

(node as any).hash = "dde4ea9de3b7bd543ba9e1bb84a55d32";

export default node;
