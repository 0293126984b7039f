import { getDeliveries as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/refusals/integrations";
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
  ask: async ({ entities }, { companyId, webhook_id, before_id, limit }) => {
    const all = deliveries(entities, companyId).where("webhook_delivery.webhook_id", "=", webhook_id);
    const page = before_id === undefined ? all : all.where("delivery_id", "<", before_id);
    const rows = await page.limit(limit).execute();
    const count = all
      .clearSelect()
      .clearOrderBy()
      .select((is) => is.fn.countAll<number>().as("total"));
    const { total } = await count.executeTakeFirstOrThrow();
    return { rows, total };
  },
  answer: ({ rows, total }) => ({ rows: rows.map(deliveryOf), total: Number(total) }),
});
