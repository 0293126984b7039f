/**
 * @generated SignedSource<<8e91365216bd84967ae0063de1735c5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewestEvents_report$data = {
  readonly newest: ReadonlyArray<{
    readonly at: string;
    readonly channel: string;
    readonly country: string;
    readonly device: string;
    readonly eventId: string;
    readonly name: string;
    readonly path: string;
    readonly props: string;
    readonly value: number;
    readonly visitorId: string;
  }> | null | undefined;
  readonly " $fragmentType": "NewestEvents_report";
};
export type NewestEvents_report$key = {
  readonly " $data"?: NewestEvents_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestEvents_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewestEvents_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HappenedEvent",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "name": "visitorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "props",
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventReport",
  "abstractKey": null
};

(node as any).hash = "00d5c030b4c277cf55fa57932ef23962";

export default node;
