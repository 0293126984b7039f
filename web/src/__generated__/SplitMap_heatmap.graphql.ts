/**
 * @generated SignedSource<<5139af6e24b13699d0ff2e2e4bea50b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SplitMap_heatmap$data = {
  readonly sample: {
    readonly pageViews: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SampleLine_heatmap" | "useHeat_heatmap" | "useSnapshots_heatmap">;
  readonly " $fragmentType": "SplitMap_heatmap";
};
export type SplitMap_heatmap$key = {
  readonly " $data"?: SplitMap_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitMap_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitMap_heatmap",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SampleLine_heatmap"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHeat_heatmap"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSnapshots_heatmap"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapSample",
      "kind": "LinkedField",
      "name": "sample",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageViews",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "4fe2ba20840464f7feb5c6c3c1732b8e";

export default node;
