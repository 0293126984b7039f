/**
 * @generated SignedSource<<bc3777d6de62e3217db4474ce9e7fd1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FrictionKind = "DEAD" | "ERROR" | "FORM" | "RAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WatchFirst_page$data = {
  readonly edges: ReadonlyArray<{
    readonly friction: {
      readonly atMs: number;
      readonly kind: FrictionKind;
      readonly path: string;
      readonly recordings: number;
    } | null | undefined;
    readonly node: {
      readonly activity: ReadonlyArray<number>;
      readonly convertedAt: string | null | undefined;
      readonly deadClicks: number;
      readonly durationMs: number;
      readonly errors: number;
      readonly formDrops: number;
      readonly key: string;
      readonly rageClicks: number;
      readonly visitor: {
        readonly email: string;
        readonly name: string;
        readonly userId: string;
        readonly visitorId: string;
      };
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "WatchFirst_page";
};
export type WatchFirst_page$key = {
  readonly " $data"?: WatchFirst_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchFirst_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchFirst_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordingFriction",
          "kind": "LinkedField",
          "name": "friction",
          "plural": false,
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
              "name": "recordings",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "atMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Recording",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "activity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rageClicks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deadClicks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "errors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formDrops",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "convertedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RecordedVisitor",
              "kind": "LinkedField",
              "name": "visitor",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "visitorId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "userId",
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
                  "name": "email",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecordingConnection",
  "abstractKey": null
};

(node as any).hash = "a9b5e1845687051759b1150dd59cdbf7";

export default node;
