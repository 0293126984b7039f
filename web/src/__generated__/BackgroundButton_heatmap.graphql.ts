/**
 * @generated SignedSource<<ffe4756383c65e38f74a98e416660fa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BackgroundButton_heatmap$data = {
  readonly range: {
    readonly timezone: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSnapshots_heatmap">;
  readonly " $fragmentType": "BackgroundButton_heatmap";
};
export type BackgroundButton_heatmap$key = {
  readonly " $data"?: BackgroundButton_heatmap$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackgroundButton_heatmap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackgroundButton_heatmap",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSnapshots_heatmap"
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
    }
  ],
  "type": "Heatmap",
  "abstractKey": null
};

(node as any).hash = "4043536a32fbd6feb547b3b37b2b9224";

export default node;
