/**
 * @generated SignedSource<<96a01bc9a133b87443b24232ffb7d5e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useHeat_heatmap$data = {
  readonly elements: ReadonlyArray<{
    readonly rank: number;
    readonly selector: string;
    readonly share: number;
  }>;
  readonly fold: number | null | undefined;
  readonly points: ReadonlyArray<{
    readonly counts: ReadonlyArray<number>;
    readonly elementX: ReadonlyArray<number>;
    readonly elementY: ReadonlyArray<number>;
    readonly pageX: ReadonlyArray<number>;
    readonly pageY: ReadonlyArray<number>;
    readonly selector: string;
  }>;
  readonly scroll: ReadonlyArray<{
    readonly attentionMs: number | null | undefined;
    readonly from: number;
    readonly reached: number;
  }>;
  readonly " $fragmentType": "useHeat_heatmap";
};
export type useHeat_heatmap$key = {
  readonly " $data"?: useHeat_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHeat_heatmap">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selector",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHeat_heatmap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapElementPoints",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "elementX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "elementY",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageY",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapElement",
      "kind": "LinkedField",
      "name": "elements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapBand",
      "kind": "LinkedField",
      "name": "scroll",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attentionMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fold",
      "storageKey": null
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};
})();

(node as any).hash = "ecee0e509559a0dc87e5f653e2c03ac6";

export default node;
