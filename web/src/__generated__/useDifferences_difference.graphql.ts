/**
 * @generated SignedSource<<302496be7136681ff52870d551c8bcee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDifferences_difference$data = {
  readonly elements: ReadonlyArray<{
    readonly difference: number | null | undefined;
    readonly firstRate: number;
    readonly high: number | null | undefined;
    readonly low: number | null | undefined;
    readonly pAdjusted: number | null | undefined;
    readonly secondRate: number;
    readonly selector: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "useDifferences_difference";
};
export type useDifferences_difference$key = {
  readonly " $data"?: useDifferences_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDifferences_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDifferences_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapElementDifference",
      "kind": "LinkedField",
      "name": "elements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selector",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "low",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pAdjusted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeatmapDifference",
  "abstractKey": null
};

(node as any).hash = "f8082eaf0279558cb92357feb6a4e8d3";

export default node;
