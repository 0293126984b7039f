/**
 * @generated SignedSource<<f17ec100ea306313e0559c73d06c8a55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeatmapViewer_heatmap$data = {
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
    readonly timezone: string;
  };
  readonly sample: {
    readonly pageViews: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DepthTable_heatmap" | "ElementList_heatmap" | "SampleLine_heatmap" | "useHeat_heatmap" | "useSnapshots_heatmap">;
  readonly " $fragmentType": "HeatmapViewer_heatmap";
};
export type HeatmapViewer_heatmap$key = {
  readonly " $data"?: HeatmapViewer_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeatmapViewer_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeatmapViewer_heatmap",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SampleLine_heatmap"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ElementList_heatmap"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepthTable_heatmap"
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "956bc94542e0890ad0f088865686b5e0";

export default node;
