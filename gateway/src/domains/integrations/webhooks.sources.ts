import type { EventKind as WireKind } from "@sightline/schema/rest/integrations/productEvents";
import type { Delivery as WireDelivery, Webhook as WireWebhook } from "@sightline/schema/rest/integrations/webhooks";
import type { EventKind, Webhook, WebhookDelivery } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export const eventToWire: Record<EventKind, WireKind> = {
  PROJECT_CREATED: "project.created",
  PROJECT_DELETED: "project.deleted",
  MEMBER_JOINED: "member.joined",
  MEMBER_REMOVED: "member.removed",
  SHARE_CREATED: "share.created",
  USAGE_HIGH: "usage.high",
  USAGE_FULL: "usage.full",
  TRIAL_ENDING: "trial.ending",
  FEEDBACK_CREATED: "feedback.created",
};
const eventFromWire: Record<WireKind, EventKind> = {
  "project.created": "PROJECT_CREATED",
  "project.deleted": "PROJECT_DELETED",
  "member.joined": "MEMBER_JOINED",
  "member.removed": "MEMBER_REMOVED",
  "share.created": "SHARE_CREATED",
  "usage.high": "USAGE_HIGH",
  "usage.full": "USAGE_FULL",
  "trial.ending": "TRIAL_ENDING",
  "feedback.created": "FEEDBACK_CREATED",
};

export interface WebhookSource extends Omit<Webhook, "deliveries"> {
  __typename: "Webhook";
  /** the host's id */
  webhookId: number;
}

export const webhookOf = (webhook: WireWebhook): WebhookSource => ({
  __typename: "Webhook",
  id: toGlobalId("Webhook", webhook.webhook_id),
  webhookId: webhook.webhook_id,
  url: webhook.url,
  events: webhook.events.map((kind) => eventFromWire[kind]),
  isActive: webhook.is_active,
  createdBy: webhook.created_by,
  createdAt: webhook.created_at,
  lastState: webhook.last_state === null ? null : upper(webhook.last_state),
  lastAt: webhook.last_at,
});

/** Newest first. */
export const webhookKey = ({ webhookId }: WebhookSource) => [-webhookId];

export interface WebhookDeliverySource extends WebhookDelivery {
  __typename: "WebhookDelivery";
  /** the host's id */
  deliveryId: number;
}

/** Deliveries are listed by webhook, so an id contains both. */
export const deliveryOf = (delivery: WireDelivery): WebhookDeliverySource => ({
  __typename: "WebhookDelivery",
  id: toGlobalId("WebhookDelivery", `${delivery.webhook_id}:${delivery.delivery_id}`),
  deliveryId: delivery.delivery_id,
  eventId: delivery.event_id,
  event: delivery.kind,
  state: upper(delivery.state),
  attempts: delivery.attempts,
  status: delivery.status,
  answer: delivery.answer,
  failure: delivery.failure,
  ms: delivery.ms,
  body: delivery.body,
  createdAt: delivery.created_at,
  lastAttemptAt: delivery.last_attempt_at,
});

export const deliveryKey = ({ deliveryId }: WebhookDeliverySource) => [-deliveryId];
