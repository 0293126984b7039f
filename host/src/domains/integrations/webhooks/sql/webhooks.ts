import { sql } from "kysely";
import type { DeliveryState, Webhook } from "@sightline/schema/rest/integrations/webhooks";
import type { EntityStore } from "#host/stores/entities.ts";

/** A company's webhooks, newest first, with the state of each one's newest delivery. */
export function webhooks(entities: EntityStore, companyId: number) {
  const newest = sql`(
    select max(d.delivery_id) from webhook_delivery d where d.webhook_id = webhook.webhook_id
  )`;
  return entities
    .selectFrom("webhook")
    .innerJoin("member", "member.user_id", "webhook.created_by")
    .leftJoin("webhook_delivery as last", (join) => join.on("last.delivery_id", "=", sql<number>`${newest}`))
    .select(["webhook.webhook_id", "webhook.url", "webhook.events", "webhook.is_active", "webhook.created_at"])
    .select(["member.name as created_by", "last.state as last_state"])
    .select(sql<Date | null>`coalesce(last.last_attempt_at, last.created_at)`.as("last_at"))
    .where("webhook.company_id", "=", companyId)
    .where("webhook.deleted_at", "is", null)
    .orderBy("webhook.webhook_id", "desc");
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof webhooks>["execute"]>>[number], "last_state"> & {
  last_state: DeliveryState | null;
};

export const webhookOf = (row: Row): Webhook => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_at: row.last_at?.toISOString() ?? null,
});
