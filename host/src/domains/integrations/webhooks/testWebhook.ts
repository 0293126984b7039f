import { randomUUID } from "node:crypto";
import { testWebhook as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { Problem } from "#host/http/problem.ts";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { bodyOf } from "#host/outbox/webhooks/queueDeliveries.ts";
import { sendByHand } from "./sendByHand.ts";
import { deliveryOf } from "./sql/deliveries.ts";
import { webhooks } from "./sql/webhooks.ts";

/** Shared with manual redeliveries, to prevent abuse of our network for flooding other servers. */
export const byHandLimit = { max: 60, of: attempts.deliveries };

export const testWebhook = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller: { companyId }, body: { webhook_id } }) => {
    const own = webhooks(services.entities, companyId).where("webhook.webhook_id", "=", webhook_id);
    if (!(await own.executeTakeFirst())) throw new Problem(integrationsRefusals.webhookNotFound());
    await recordAttempt(services, `webhook:${companyId}`, byHandLimit);
    const event = { id: randomUUID(), kind: "ping" as const, at: new Date(services.now()).toISOString() };
    const data = { message: "This is a test. If you can read it, deliveries arrive." };
    return {
      webhook_id,
      event_id: event.id,
      kind: event.kind,
      body: bodyOf({ ...event, company_id: companyId, data }),
    };
  },
  ask: sendByHand,
  answer: deliveryOf,
});
