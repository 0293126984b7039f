/**
 * @generated SignedSource<<ae5abfc68ce41c4666d2aae25adb257b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RecordingStatus = "FINISHED" | "LIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RecordingListItem_recording$data = {
  readonly activeMs: number;
  readonly activity: ReadonlyArray<number>;
  readonly browser: string;
  readonly commentCount: number;
  readonly country: string;
  readonly device: string;
  readonly durationMs: number;
  readonly entryUrl: string;
  readonly exitUrl: string;
  readonly id: string;
  readonly isStarred: boolean;
  readonly isViewed: boolean;
  readonly os: string;
  readonly pageviews: number;
  readonly startedAt: string;
  readonly status: RecordingStatus;
  readonly tags: ReadonlyArray<string>;
  readonly visitor: {
    readonly email: string;
    readonly name: string;
    readonly userId: string;
    readonly visitorId: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FrictionMarks_recording">;
  readonly " $fragmentType": "RecordingListItem_recording";
};
export type RecordingListItem_recording$key = {
  readonly " $data"?: RecordingListItem_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingListItem_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingListItem_recording",
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
      "name": "status",
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
      "name": "activeMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exitUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageviews",
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
      "name": "os",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStarred",
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
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FrictionMarks_recording"
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
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "b7708f98937142d05b064af2573a8ffa";

export default node;
