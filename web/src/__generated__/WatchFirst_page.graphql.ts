/**
 * @generated SignedSource<<d222f4962d13ecef3f246c42acdf77b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WatchFirst_page$data = {
  readonly edges: ReadonlyArray<{
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
      "concreteType": "RecordingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
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
              "concreteType": "Visitor",
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

(node as any).hash = "d67bb0062c6e50f0a8c4e77530676fe2";

export default node;
