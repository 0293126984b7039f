/**
 * @generated SignedSource<<6a5f33f9c99a992360b94e8187718af8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventKind = "FEEDBACK_CREATED" | "MEMBER_JOINED" | "MEMBER_REMOVED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "SHARE_CREATED" | "TRIAL_ENDING" | "USAGE_FULL" | "USAGE_HIGH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebhookHeader_webhook$data = {
  readonly createdAt: string;
  readonly createdBy: string;
  readonly events: ReadonlyArray<EventKind>;
  readonly id: string;
  readonly isActive: boolean;
  readonly url: string;
  readonly " $fragmentType": "WebhookHeader_webhook";
};
export type WebhookHeader_webhook$key = {
  readonly " $data"?: WebhookHeader_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHeader_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookHeader_webhook",
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
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "a4656b029bb83b457a9930baeb5e5eb9";

export default node;
