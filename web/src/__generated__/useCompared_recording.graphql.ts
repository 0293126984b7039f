/**
 * @generated SignedSource<<0fe03b37e6cd5cef0c4a1cb6c29c65d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecordingMarkKind = "CLICK" | "DEAD" | "ERROR" | "EVENT" | "FORM" | "GOAL" | "PAGE" | "RAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useCompared_recording$data = {
  readonly country: string;
  readonly device: string;
  readonly durationMs: number;
  readonly key: string;
  readonly marks: ReadonlyArray<{
    readonly atMs: number;
    readonly errorId: string | null | undefined;
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
  readonly visitor: {
    readonly email: string;
    readonly name: string;
    readonly userId: string;
    readonly visitorId: string;
  };
  readonly " $fragmentType": "useCompared_recording";
};
export type useCompared_recording$key = {
  readonly " $data"?: useCompared_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompared_recording">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCompared_recording",
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
      "name": "device",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atMs",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "errorId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};
})();

(node as any).hash = "3a8e0bf56f43e0764f391ad832e11416";

export default node;
