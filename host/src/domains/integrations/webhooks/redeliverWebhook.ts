import { redeliverWebhook as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { recordAttempt } from "#host/http/attempts.ts";
import { Problem } from "#host/http/problem.ts";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { sendByHand } from "./sendByHand.ts";
import { deliveries, deliveryOf } from "./sql/deliveries.ts";
import { byHandLimit } from "./testWebhook.ts";

export const redeliverWebhook = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller: { companyId }, body: { delivery_id } }) => {
    const own = deliveries(services.entities, companyId).where("delivery_id", "=", delivery_id);
    const first = await own.executeTakeFirst();
    if (!first) throw new Problem(integrationsRefusals.deliveryNotFound());
    await recordAttempt(services, `webhook:${companyId}`, byHandLimit);
    const { webhook_id, event_id, kind, body } = first;
    return { webhook_id, event_id, kind, body };
  },
  ask: sendByHand,
  answer: deliveryOf,
});
