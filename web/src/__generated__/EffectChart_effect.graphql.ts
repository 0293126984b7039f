/**
 * @generated SignedSource<<9af12bd426faa79be49ca918610146ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EffectChart_effect$data = {
  readonly series: ReadonlyArray<{
    readonly day: string;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "EffectChart_effect";
};
export type EffectChart_effect$key = {
  readonly " $data"?: EffectChart_effect$data;
  readonly " $fragmentSpreads": FragmentRefs<"EffectChart_effect">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EffectChart_effect",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EffectDay",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficEffect",
  "abstractKey": null
};

(node as any).hash = "12f7179acab224dd9725ff5abff4ffbe";

export default node;
