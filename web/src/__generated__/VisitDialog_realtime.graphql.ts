/**
 * @generated SignedSource<<7eddc2487ce362f6817d8b62e5043518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
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

(node as any).hash = "ade4f403dfc58aef584be496f1d656e9";

export default node;
