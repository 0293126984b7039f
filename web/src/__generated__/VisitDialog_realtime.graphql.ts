/**
 * @generated SignedSource<<3ae30d061230c51d636e5d113b723238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PresenceState = "ACTIVE" | "IDLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VisitDialog_realtime$data = {
  readonly events: ReadonlyArray<{
    readonly eventId: string;
    readonly visitorId: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
  }>;
  readonly visitors: ReadonlyArray<{
    readonly browser: string;
    readonly channel: string;
    readonly country: string;
    readonly device: string;
    readonly path: string;
    readonly state: PresenceState;
    readonly visitorId: string;
  }>;
  readonly " $fragmentType": "VisitDialog_realtime";
};
export type VisitDialog_realtime$key = {
  readonly " $data"?: VisitDialog_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitDialog_realtime">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitorId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitDialog_realtime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeVisitor",
      "kind": "LinkedField",
      "name": "visitors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventLine_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};
})();

(node as any).hash = "715a1d1c3a6242cdc21486e9610a0575";

export default node;
