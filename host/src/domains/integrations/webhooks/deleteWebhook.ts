import { deleteWebhook as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { signedInManagers } from "../signedInManagers.ts";

/** The row remains for the deliveries of the last 30 days. Its secret is deleted. */
export const deleteWebhook = route(endpoint, {
  permit: signedInManagers,
  gather: ({ caller, body }) => ({ companyId: caller.companyId, webhookId: body.webhook_id }),
  ask: ({ entities, now }, { companyId, webhookId }) =>
    entities
      .updateTable("webhook")
      .set({ deleted_at: new Date(now()), is_active: false, secret: "" })
      .where("webhook_id", "=", webhookId)
      .where("company_id", "=", companyId)
      .where("deleted_at", "is", null)
      .returning("webhook_id")
      .executeTakeFirst(),
  answer: (deleted) => {
    if (!deleted) throw new Problem(integrationsRefusals.webhookNotFound());
    return deleted;
  },
});
