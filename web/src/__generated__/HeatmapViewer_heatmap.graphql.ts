/**
 * @generated SignedSource<<4892fc90ddf9ad02e21396defe6a1907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeatmapViewer_heatmap$data = {
  readonly range: {
    readonly timezone: string;
  };
  readonly sample: {
    readonly pageViews: number;
  };
  readonly snapshots: ReadonlyArray<{
    readonly recordedAt: string;
    readonly snapshotId: string;
    readonly url: string;
    readonly viewWidth: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DepthTable_heatmap" | "ElementList_heatmap" | "SampleLine_heatmap" | "useHeat_heatmap">;
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
      "concreteType": "HeatmapSnapshot",
      "kind": "LinkedField",
      "name": "snapshots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "snapshotId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewWidth",
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

(node as any).hash = "fcf35b8a719553fa27ae2aa90ae9f8f8";

export default node;
