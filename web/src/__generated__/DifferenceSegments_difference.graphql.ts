/**
 * @generated SignedSource<<90627bc3d97a7a68b4803e269eecae8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DifferenceProperty = "CHANNEL" | "COUNTRY" | "DEVICE" | "ENTRY" | "REF" | "VISITOR_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DifferenceSegments_difference$data = {
  readonly segments: ReadonlyArray<{
    readonly before: number;
    readonly name: string;
    readonly now: number;
    readonly p: number | null | undefined;
    readonly property: DifferenceProperty;
    readonly share: number | null | undefined;
  }>;
  readonly " $fragmentType": "DifferenceSegments_difference";
};
export type DifferenceSegments_difference$key = {
  readonly " $data"?: DifferenceSegments_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceSegments_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DifferenceSegments_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DifferenceSegment",
      "kind": "LinkedField",
      "name": "segments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "property",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "now",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficDifference",
  "abstractKey": null
};

(node as any).hash = "37a0bbe036d28d4ef7508ae9acf51003";

export default node;
