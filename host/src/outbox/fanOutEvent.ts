// Fans out an event to its recipients: the company's webhooks that subscribe to its kind, and its members according to
// their settings. Everything is written in one transaction and is idempotent.
import { type ProductEvent, ProductEvent as Shape } from "@sightline/schema/rest/integrations/productEvents";
import { defineJob } from "#host/jobs/job.ts";
import { notifyOf } from "./notifications/notifyOf.ts";
import { queueDeliveries } from "./webhooks/queueDeliveries.ts";

export const fanOutEvent = defineJob<ProductEvent>({
  name: "spread-event",
  data: Shape,
  retries: { limit: 10, afterSeconds: 5, atMostSeconds: 600 },
  async work(services, event) {
    await services.entities.transaction().execute(async (store) => {
      await queueDeliveries(services, event, store);
      await notifyOf(services, event, store);
    });
  },
});
