/**
 * @generated SignedSource<<f7760deb25bdffc8d761b7cf32b498b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DeliveryState = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
export type EventKind = "FEEDBACK_CREATED" | "MEMBER_JOINED" | "MEMBER_REMOVED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "SHARE_CREATED" | "TRIAL_ENDING" | "USAGE_FULL" | "USAGE_HIGH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebhookListItem_webhook$data = {
  readonly events: ReadonlyArray<EventKind>;
  readonly id: string;
  readonly isActive: boolean;
  readonly lastAt: string | null | undefined;
  readonly lastState: DeliveryState | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "WebhookListItem_webhook";
};
export type WebhookListItem_webhook$key = {
  readonly " $data"?: WebhookListItem_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookListItem_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookListItem_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "71177fa719006aa6bcdb51f2a97a8dde";

export default node;
