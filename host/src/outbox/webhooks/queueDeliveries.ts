import type { ProductEvent } from "@sightline/schema/rest/integrations/productEvents";
import { sql } from "kysely";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { deliverWebhook } from "./deliverWebhook.ts";

/** The request body. The signature covers exactly this text. */
export const bodyOf = ({ id, kind, at, company_id, data }: Omit<ProductEvent, "kind" | "data"> & BodyParts): string =>
  JSON.stringify({ id, event: kind, created_at: at, company_id, data });

interface BodyParts {
  kind: string;
  data: object;
}

/** Queues one delivery for each webhook of the company that subscribes to the event's kind. */
export async function queueDeliveries({ jobs, now }: Services, event: ProductEvent, store: EntityStore): Promise<void> {
  const webhooks = await store
    .selectFrom("webhook")
    .select("webhook_id")
    .where("company_id", "=", event.company_id)
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .where(sql<boolean>`events @> ${JSON.stringify([event.kind])}::jsonb`)
    .execute();
  for (const { webhook_id } of webhooks) {
    const made = await store
      .insertInto("webhook_delivery")
      .values({ webhook_id, event_id: event.id, kind: event.kind, body: bodyOf(event), created_at: new Date(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("delivery_id")
      .executeTakeFirst();
    if (made) await jobs.add(deliverWebhook, { deliveryId: made.delivery_id }, { store });
  }
}
