// Webhooks: a company's URLs that receive events. Each delivery is signed.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { EventKind } from "./productEvents.ts";
import { WireMessage } from "../refusals/wireMessage.ts";

export const DeliveryState = z.enum(["waiting", "delivered", "failed"]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** `ping` is sent by the test button. */
const DeliveredKind = z.union([EventKind, z.literal("ping")]);

export const Webhook = z.object({
  webhook_id: z.number().int(),
  url: z.string(),
  events: z.array(EventKind),
  is_active: z.boolean(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
  /** of the newest delivery; null: nothing was delivered yet */
  last_state: DeliveryState.nullable(),
  last_at: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const Delivery = z.object({
  delivery_id: z.number().int(),
  webhook_id: z.number().int(),
  /** of the event; the same for repeated deliveries */
  event_id: z.string(),
  kind: DeliveredKind,
  state: DeliveryState,
  attempts: z.number().int(),
  /** HTTP status of the last attempt; null if there was no response */
  status: z.number().int().nullable(),
  /** response body of the last attempt, truncated */
  answer: z.string().nullable(),
  /** why there was no response, or why it was rejected */
  failure: WireMessage.nullable(),
  ms: z.number().int().nullable(),
  /** the exact request body */
  body: z.string(),
  created_at: z.iso.datetime(),
  last_attempt_at: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const WEBHOOK_LIMITS = { url: 500, webhooks: 20, days: 30, secondsToAnswer: 10, answerLetters: 2000 } as const;

/**
 * `x-webhook-signature: t=1773828000,v1=HEX`: HMAC SHA-256 with the webhook's secret over the seconds since 1970, a dot
 * and the exact body. Reject signatures whose time differs by more than a few minutes.
 */
export const SIGNATURE_HEADER = "x-webhook-signature";

const id = z.number().int().positive().max(2_147_483_647);
const url = z.string().trim().min(1).max(WEBHOOK_LIMITS.url);
const events = z.array(EventKind).min(1).max(EventKind.options.length);

export const getWebhooks = endpoint({
  name: "getWebhooks",
  method: "POST",
  path: "/developer/webhook/list",
  summary: "The company's webhooks, newest first. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ rows: z.array(Webhook) }),
});

/** The signing secret is returned once. */
export const createWebhook = endpoint({
  name: "createWebhook",
  method: "POST",
  path: "/developer/webhook/create",
  summary: "Create a webhook. Signed-in owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ url, events }),
  answer: z.object({ row: Webhook, secret: z.string() }),
});

export const updateWebhook = endpoint({
  name: "updateWebhook",
  method: "POST",
  path: "/developer/webhook/update",
  summary: "Change a webhook's URL or events, or turn it on or off. Signed-in owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ webhook_id: id, url: url.optional(), events: events.optional(), is_active: z.boolean().optional() }),
  answer: Webhook,
});

export const deleteWebhook = endpoint({
  name: "deleteWebhook",
  method: "POST",
  path: "/developer/webhook/delete",
  summary: "Delete a webhook; pending deliveries are dropped. Signed-in owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ webhook_id: id }),
  answer: z.object({ webhook_id: id }),
});

export const testWebhook = endpoint({
  name: "testWebhook",
  method: "POST",
  path: "/developer/webhook/test",
  summary: "Send a `ping` to a webhook, even if it is off, without retries. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ webhook_id: id }),
  answer: Delivery,
});

export const getDeliveries = endpoint({
  name: "getDeliveries",
  method: "POST",
  path: "/developer/webhook/deliveries",
  summary: "The deliveries to a webhook in the last 30 days, newest first. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({
    webhook_id: id,
    /** only deliveries older than this one */
    before_id: id.optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ rows: z.array(Delivery), total: z.number().int() }),
});

/** A separate delivery of the same event with the same body. */
export const redeliverWebhook = endpoint({
  name: "redeliverWebhook",
  method: "POST",
  path: "/developer/webhook/redeliver",
  summary: "Deliver an event again. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ delivery_id: id }),
  answer: Delivery,
});
