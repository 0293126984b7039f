/**
 * @generated SignedSource<<64a59a36100a7c169f747351dbf9d8e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordedAttention_heatmap$data = {
  readonly sample: {
    readonly pageViews: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AgreementStat_heatmap" | "useHeat_heatmap" | "useSnapshots_heatmap">;
  readonly " $fragmentType": "RecordedAttention_heatmap";
};
export type RecordedAttention_heatmap$key = {
  readonly " $data"?: RecordedAttention_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordedAttention_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordedAttention_heatmap",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgreementStat_heatmap"
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

(node as any).hash = "69fd6b2f5d84ff9eb0c939d29939b804";

export default node;
