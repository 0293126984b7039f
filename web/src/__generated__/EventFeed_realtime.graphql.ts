/**
 * @generated SignedSource<<681b10a4712014b014fea417e3341192>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventFeed_realtime$data = {
  readonly events: ReadonlyArray<{
    readonly eventId: string;
    readonly type: string;
    readonly visitorId: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
  }>;
  readonly " $fragmentType": "EventFeed_realtime";
};
export type EventFeed_realtime$key = {
  readonly " $data"?: EventFeed_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFeed_realtime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFeed_realtime",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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

(node as any).hash = "2422dc0712898b71f0a9edd720690f93";

export default node;
