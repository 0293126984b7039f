/**
 * @generated SignedSource<<3b9409afaca52561bc8cd9630cfffd3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AgreementStat_heatmap$data = {
  readonly points: ReadonlyArray<{
    readonly counts: ReadonlyArray<number>;
    readonly pageX: ReadonlyArray<number>;
    readonly pageY: ReadonlyArray<number>;
  }>;
  readonly sample: {
    readonly points: number;
  };
  readonly " $fragmentType": "AgreementStat_heatmap";
};
export type AgreementStat_heatmap$key = {
  readonly " $data"?: AgreementStat_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementStat_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementStat_heatmap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapElementPoints",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
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
      "concreteType": "HeatmapSample",
      "kind": "LinkedField",
      "name": "sample",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "376c6e53dd8ff9387aeef249e2a34dee";

export default node;
