/**
 * @generated SignedSource<<4bc8945015c743eefa88050d0fffd682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorTab_recording$data = {
  readonly browser: string;
  readonly channel: string;
  readonly city: string;
  readonly country: string;
  readonly device: string;
  readonly os: string;
  readonly pageviews: number;
  readonly region: string;
  readonly startedAt: string;
  readonly visitor: {
    readonly email: string;
    readonly firstSeen: string | null | undefined;
    readonly name: string;
    readonly userId: string;
    readonly visitorId: string;
  };
  readonly " $fragmentType": "VisitorTab_recording";
};
export type VisitorTab_recording$key = {
  readonly " $data"?: VisitorTab_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorTab_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitorTab_recording",
  "selections": [
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
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
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
      "name": "channel",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstSeen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "5a0eab51113b8d91e6d34fdc4cfa51dd";

export default node;
