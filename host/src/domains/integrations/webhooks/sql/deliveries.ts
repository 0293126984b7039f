import type { Selectable } from "kysely";
import type { Delivery } from "@sightline/schema/rest/integrations/webhooks";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

/** Deliveries to a company's webhooks, newest first, without those of deleted webhooks. */
export function deliveries(entities: EntityStore, companyId: number) {
  return entities
    .selectFrom("webhook_delivery")
    .innerJoin("webhook", "webhook.webhook_id", "webhook_delivery.webhook_id")
    .selectAll("webhook_delivery")
    .where("webhook.company_id", "=", companyId)
    .where("webhook.deleted_at", "is", null)
    .orderBy("delivery_id", "desc");
}

export const deliveryOf = ({ by_hand: _hand, ...row }: Selectable<EntityTables["webhook_delivery"]>): Delivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
});
