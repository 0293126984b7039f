/**
 * @generated SignedSource<<9674512e1d142a4fc1b4f1f61a45128e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MinuteBars_realtime$data = {
  readonly perMinute: ReadonlyArray<{
    readonly at: string;
    readonly pageviews: number;
    readonly usualMax: number | null | undefined;
    readonly usualMin: number | null | undefined;
  }>;
  readonly " $fragmentType": "MinuteBars_realtime";
};
export type MinuteBars_realtime$key = {
  readonly " $data"?: MinuteBars_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinuteBars_realtime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MinuteBars_realtime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeMinute",
      "kind": "LinkedField",
      "name": "perMinute",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageviews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usualMin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usualMax",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};

(node as any).hash = "9156cf4fe59d1d83f281a588eb5c8933";

export default node;
