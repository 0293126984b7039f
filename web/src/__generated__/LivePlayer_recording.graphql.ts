/**
 * @generated SignedSource<<5a127c4cdf839c611b6508c35bb582ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecordingStatus = "FINISHED" | "LIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LivePlayer_recording$data = {
  readonly device: string;
  readonly durationMs: number;
  readonly key: string;
  readonly startedAt: string;
  readonly status: RecordingStatus;
  readonly streams: ReadonlyArray<{
    readonly fromMs: number;
    readonly isThrottled: boolean;
    readonly missing: ReadonlyArray<number>;
    readonly streamId: string;
    readonly toMs: number;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorTab_recording">;
  readonly " $fragmentType": "LivePlayer_recording";
};
export type LivePlayer_recording$key = {
  readonly " $data"?: LivePlayer_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"LivePlayer_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LivePlayer_recording",
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
      "name": "status",
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
      "name": "startedAt",
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
      "concreteType": "RecordingStream",
      "kind": "LinkedField",
      "name": "streams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streamId",
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
          "name": "fromMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isThrottled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisitorTab_recording"
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "15014adbf9af7b6a0ad7e68b8f96b7f3";

export default node;
