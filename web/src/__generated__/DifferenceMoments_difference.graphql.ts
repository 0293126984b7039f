/**
 * @generated SignedSource<<3da5b5e93afc52a7fc71a52eeffb4992>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "BILLING" | "FLAG" | "NOTE" | "OTHER" | "PROJECT" | "TEAM" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DifferenceMoments_difference$data = {
  readonly moments: ReadonlyArray<{
    readonly after: number | null | undefined;
    readonly before: number | null | undefined;
    readonly endDay: string;
    readonly entries: ReadonlyArray<{
      readonly kind: TimelineKind;
      readonly text: string;
    }>;
    readonly p: number | null | undefined;
    readonly share: number | null | undefined;
    readonly startDay: string;
  }>;
  readonly " $fragmentType": "DifferenceMoments_difference";
};
export type DifferenceMoments_difference$key = {
  readonly " $data"?: DifferenceMoments_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceMoments_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DifferenceMoments_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DifferenceMoment",
      "kind": "LinkedField",
      "name": "moments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DifferenceEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
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
          "name": "after",
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

(node as any).hash = "30232e2d5b0e6d572c1b58c93b60e64f";

export default node;
