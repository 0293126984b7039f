// One delivery: signs and posts the event, and records the response. A response other than 2xx, or none, is retried for
// about nine hours; a manual delivery is tried once.
import { z } from "zod";
import type { Services } from "#host/http/services.ts";
import { VERSION } from "#host/http/version.ts";
import { isUnreachable } from "@sightline/schema/rest/network/publicLookup";
import { SIGNATURE_HEADER, WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsMessages } from "@sightline/schema/rest/integrations/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import { defineJob } from "#host/jobs/job.ts";
import { post } from "./post.ts";
import { signatureOf } from "./signature.ts";

interface Outcome {
  status: number | null;
  answer: string | null;
  failure: Message | null;
}

/** The error as shown to the member who set up the webhook. Network errors are reduced to their short code. */
function failureOf(error: unknown): Message {
  if (isUnreachable(error)) return integrationsMessages.unreachable();
  if (!(error instanceof Error)) return integrationsMessages.deliveryFailed();
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return integrationsMessages.noAnswer({ seconds: WEBHOOK_LIMITS.secondsToAnswer });
  }
  const code = "code" in error ? String(error.code) : error.name;
  return code === "ECONNRESET"
    ? integrationsMessages.connectionBroken()
    : integrationsMessages.connectionFailed({ code });
}

const isTaken = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

async function find({ entities }: Services, deliveryId: number) {
  return entities
    .selectFrom("webhook_delivery")
    .innerJoin("webhook", "webhook.webhook_id", "webhook_delivery.webhook_id")
    .select(["delivery_id", "event_id", "kind", "body", "state", "by_hand", "url", "secret", "is_active", "deleted_at"])
    .where("delivery_id", "=", deliveryId)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

async function attempt({ env, now }: Services, found: Found, signal: AbortSignal): Promise<Outcome> {
  const headers = {
    "content-type": "application/json",
    "user-agent": `Webhooks/${VERSION}`,
    "x-webhook-event": found.kind,
    "x-webhook-delivery": String(found.delivery_id),
    [SIGNATURE_HEADER]: signatureOf(found.secret, found.body, now()),
  };
  try {
    const posting = { url: found.url, body: found.body, headers, isDevelopment: env.WEBHOOKS_PRIVATE, signal };
    const { status, text } = await post(posting);
    return { status, answer: text, failure: null };
  } catch (error) {
    return { status: null, answer: null, failure: failureOf(error) };
  }
}

export const deliverWebhook = defineJob({
  name: "deliver-webhook",
  data: z.object({ deliveryId: z.number().int() }),
  retries: { limit: 9, afterSeconds: 30, atMostSeconds: 4 * 3600 },
  withinSeconds: 30,
  atOnce: 4,
  async work(services, { deliveryId }, { last, signal }) {
    const { entities, now } = services;
    const found = await find(services, deliveryId);
    // delivered by an attempt whose completion the queue did not record, or deleted since
    if (found?.state !== "waiting") return;
    const isOff = found.deleted_at !== null || (!found.is_active && !found.by_hand);
    const started = performance.now();
    const outcome = isOff
      ? { status: null, answer: null, failure: integrationsMessages.webhookOff() }
      : await attempt(services, found, signal);
    const isOver = isOff || last || found.by_hand;
    await entities
      .updateTable("webhook_delivery")
      .set((row) => ({
        ...outcome,
        failure: outcome.failure && JSON.stringify(outcome.failure),
        state: isTaken(outcome) ? "delivered" : isOver ? "failed" : "waiting",
        attempts: row("attempts", "+", isOff ? 0 : 1),
        ms: Math.round(performance.now() - started),
        last_attempt_at: new Date(now()),
      }))
      .where("delivery_id", "=", deliveryId)
      .execute();
    if (!isTaken(outcome) && !isOver) throw new Error(`webhook delivery ${deliveryId} was not taken`);
  },
});
