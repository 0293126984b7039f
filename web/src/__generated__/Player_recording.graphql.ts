/**
 * @generated SignedSource<<d59a4ca76bc3d19f5b27f8979262c9d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecordingMarkKind = "CLICK" | "DEAD" | "ERROR" | "EVENT" | "FORM" | "GOAL" | "PAGE" | "RAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Player_recording$data = {
  readonly comments: ReadonlyArray<{
    readonly atMs: number;
    readonly text: string;
  }> | null | undefined;
  readonly durationMs: number;
  readonly id: string;
  readonly isViewed: boolean;
  readonly key: string;
  readonly marks: ReadonlyArray<{
    readonly atMs: number;
    readonly errorId: string | null | undefined;
    readonly eventName: string;
    readonly kind: RecordingMarkKind;
    readonly name: string;
    readonly selector: string;
  }> | null | undefined;
  readonly startedAt: string;
  readonly streams: ReadonlyArray<{
    readonly fromMs: number;
    readonly isThrottled: boolean;
    readonly missing: ReadonlyArray<number>;
    readonly streamId: string;
    readonly toMs: number;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingTools_recording" | "SidePanel_recording">;
  readonly " $fragmentType": "Player_recording";
};
export type Player_recording$key = {
  readonly " $data"?: Player_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"Player_recording">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "atMs",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Player_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "isViewed",
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
      "alias": null,
      "args": null,
      "concreteType": "RecordingMark",
      "kind": "LinkedField",
      "name": "marks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "selector",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SidePanel_recording"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordingTools_recording"
    }
  ],
  "type": "Recording",
  "abstractKey": null
};
})();

(node as any).hash = "c05f86aa29c6175f025a1b17aa90f822";

export default node;
