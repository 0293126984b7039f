/**
 * @generated SignedSource<<924f7f201e85c69bf01439a9bd2b498c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SplitMap_heatmap$data = {
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
  readonly sample: {
    readonly pageViews: number;
  };
  readonly scroll: ReadonlyArray<{
    readonly attentionMs: number | null | undefined;
    readonly from: number;
    readonly reached: number;
  }>;
  readonly snapshots: ReadonlyArray<{
    readonly recordedAt: string;
    readonly snapshotId: string;
    readonly viewWidth: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SampleLine_heatmap">;
  readonly " $fragmentType": "SplitMap_heatmap";
};
export type SplitMap_heatmap$key = {
  readonly " $data"?: SplitMap_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitMap_heatmap">;
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
  "name": "SplitMap_heatmap",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SampleLine_heatmap"
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
          "name": "viewWidth",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};
})();

(node as any).hash = "80dc488e09ef2eb83f95f7024d4dfa21";

export default node;
