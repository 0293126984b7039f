/**
 * @generated SignedSource<<37577c0f517f0ae2799f48d668969312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PresenceState = "ACTIVE" | "IDLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VisitorsNow_realtime$data = {
  readonly visitors: ReadonlyArray<{
    readonly browser: string;
    readonly channel: string;
    readonly country: string;
    readonly device: string;
    readonly isRecorded: boolean;
    readonly pageviews: number;
    readonly path: string;
    readonly sessionId: string;
    readonly since: string;
    readonly state: PresenceState;
    readonly visitorId: string;
  }>;
  readonly " $fragmentType": "VisitorsNow_realtime";
};
export type VisitorsNow_realtime$key = {
  readonly " $data"?: VisitorsNow_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorsNow_realtime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitorsNow_realtime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeVisitor",
      "kind": "LinkedField",
      "name": "visitors",
      "plural": true,
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
          "name": "sessionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecorded",
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
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
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
          "name": "browser",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};

(node as any).hash = "c7b919cf52c5c907abe22653918aed48";

export default node;
