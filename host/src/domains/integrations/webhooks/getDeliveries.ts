import { getDeliveries as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { newestPage } from "#host/http/paging/newestPage.ts";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { deliveries, deliveryOf } from "./sql/deliveries.ts";
import { webhooks } from "./sql/webhooks.ts";

export const getDeliveries = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services: { entities }, caller: { companyId }, body }) => {
    const own = webhooks(entities, companyId).where("webhook.webhook_id", "=", body.webhook_id);
    if (!(await own.executeTakeFirst())) throw new Problem(integrationsRefusals.webhookNotFound());
    return { ...body, companyId };
  },
  ask: ({ entities }, { companyId, webhook_id, ...page }) => {
    const all = deliveries(entities, companyId).where("webhook_delivery.webhook_id", "=", webhook_id);
    return newestPage(all, "delivery_id", page);
  },
  answer: ({ rows, total }) => ({ rows: rows.map(deliveryOf), total }),
});
