/**
 * @generated SignedSource<<6b99a6d00a24e2757bcc261399af0dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSnapshots_heatmap$data = {
  readonly snapshots: ReadonlyArray<{
    readonly recordedAt: string;
    readonly snapshotId: string;
    readonly url: string;
    readonly viewWidth: number;
  }>;
  readonly " $fragmentType": "useSnapshots_heatmap";
};
export type useSnapshots_heatmap$key = {
  readonly " $data"?: useSnapshots_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSnapshots_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSnapshots_heatmap",
  "selections": [
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
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "c20050c274b844581e3c92057d65e322";

export default node;
