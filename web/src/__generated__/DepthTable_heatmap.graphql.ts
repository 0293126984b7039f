/**
 * @generated SignedSource<<c0cee83d3c28247acb60d62552780ad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DepthTable_heatmap$data = {
  readonly fold: number | null | undefined;
  readonly scroll: ReadonlyArray<{
    readonly attentionMs: number | null | undefined;
    readonly from: number;
    readonly reached: number;
  }>;
  readonly " $fragmentType": "DepthTable_heatmap";
};
export type DepthTable_heatmap$key = {
  readonly " $data"?: DepthTable_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepthTable_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepthTable_heatmap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fold",
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
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "d610d68054d9b1138a2404d6500437b1";

export default node;
