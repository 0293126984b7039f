import type { Insertable } from "kysely";
import type { Services } from "#host/http/services.ts";
import { deliverWebhook } from "#host/outbox/webhooks/deliverWebhook.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

type Sent = Pick<Insertable<EntityTables["webhook_delivery"]>, "webhook_id" | "event_id" | "kind" | "body">;

/** A manually requested delivery: attempted once, immediately. */
export const sendByHand = ({ entities, jobs, now }: Services, sent: Sent) =>
  entities.transaction().execute(async (store) => {
    const row = await store
      .insertInto("webhook_delivery")
      .values({ ...sent, by_hand: true, created_at: new Date(now()) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await jobs.add(deliverWebhook, { deliveryId: row.delivery_id }, { store });
    return row;
  });
