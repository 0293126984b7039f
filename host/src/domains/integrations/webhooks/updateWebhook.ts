import { updateWebhook as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { webhookUrl } from "#host/outbox/webhooks/webhookUrl.ts";
import { signedInManagers } from "../signedInManagers.ts";
import { webhookOf, webhooks } from "./sql/webhooks.ts";

export const updateWebhook = route(endpoint, {
  permit: signedInManagers,
  gather: ({ services: { env }, caller, body: { webhook_id, url, events, is_active } }) => ({
    webhookId: webhook_id,
    companyId: caller.companyId,
    change: {
      ...(url !== undefined && { url: webhookUrl(url, env.WEBHOOKS_PRIVATE) }),
      ...(events && { events: JSON.stringify([...new Set(events)]) }),
      ...(is_active !== undefined && { is_active }),
    },
  }),
  ask: async ({ entities }, { webhookId, companyId, change }) => {
    if (Object.keys(change).length > 0) {
      await entities
        .updateTable("webhook")
        .set(change)
        .where("webhook_id", "=", webhookId)
        .where("company_id", "=", companyId)
        .where("deleted_at", "is", null)
        .execute();
    }
    return webhooks(entities, companyId).where("webhook.webhook_id", "=", webhookId).executeTakeFirst();
  },
  answer: (row) => {
    if (!row) throw new Problem(integrationsRefusals.webhookNotFound());
    return webhookOf(row);
  },
});
