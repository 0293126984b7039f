/**
 * @generated SignedSource<<152087fd36f570105e9e032f088c3a16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LiveNow_recordings$data = {
  readonly live: {
    readonly sessions: ReadonlyArray<{
      readonly browser: string;
      readonly country: string;
      readonly device: string;
      readonly key: string;
      readonly startedAt: string;
      readonly state: LiveState;
      readonly title: string;
      readonly url: string;
      readonly viewers: number;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "LiveNow_recordings";
};
export type LiveNow_recordings$key = {
  readonly " $data"?: LiveNow_recordings$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveNow_recordings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveNow_recordings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveSessions",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
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
          "concreteType": "LiveSession",
          "kind": "LinkedField",
          "name": "sessions",
          "plural": true,
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "device",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browser",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewers",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectRecordings",
  "abstractKey": null
};

(node as any).hash = "1c34b929c2ee0019790900cd7dd87794";

export default node;
