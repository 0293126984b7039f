/**
 * @generated SignedSource<<5b29f221336280b7568ea91273a6ff27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LiveNow_live$data = {
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
  readonly " $fragmentType": "LiveNow_live";
};
export type LiveNow_live$key = {
  readonly " $data"?: LiveNow_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveNow_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveNow_live",
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
  "type": "LiveSessions",
  "abstractKey": null
};

(node as any).hash = "c267bb9153c6a21ab1064c68403f70b8";

export default node;
