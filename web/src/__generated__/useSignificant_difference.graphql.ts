/**
 * @generated SignedSource<<b9fa28e2dedc1f7a5f3461c5feb27e60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DifferenceProperty = "CHANNEL" | "COUNTRY" | "DEVICE" | "ENTRY" | "REF" | "VISITOR_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSignificant_difference$data = {
  readonly segments: ReadonlyArray<{
    readonly name: string;
    readonly p: number | null | undefined;
    readonly property: DifferenceProperty;
    readonly share: number | null | undefined;
  }>;
  readonly " $fragmentType": "useSignificant_difference";
};
export type useSignificant_difference$key = {
  readonly " $data"?: useSignificant_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignificant_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSignificant_difference",
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

(node as any).hash = "6d09bbd6728de6cf9bc19b8ddaeb3a8e";

export default node;
