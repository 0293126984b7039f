/**
 * @generated SignedSource<<1c1e02aea5ab5582f86782265fe48895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventKind = "FEEDBACK_CREATED" | "MEMBER_JOINED" | "MEMBER_REMOVED" | "PROJECT_CREATED" | "PROJECT_DELETED" | "SHARE_CREATED" | "TRIAL_ENDING" | "USAGE_FULL" | "USAGE_HIGH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WebhookHead_webhook$data = {
  readonly createdAt: string;
  readonly createdBy: string;
  readonly events: ReadonlyArray<EventKind>;
  readonly id: string;
  readonly isActive: boolean;
  readonly url: string;
  readonly " $fragmentType": "WebhookHead_webhook";
};
export type WebhookHead_webhook$key = {
  readonly " $data"?: WebhookHead_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHead_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookHead_webhook",
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

(node as any).hash = "fae2a4bd379369fb39d5ce11212db063";

export default node;
