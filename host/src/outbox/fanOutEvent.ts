// Decides who hears of an event: the company's webhooks that ask for its kind, and its people as they have chosen. All
// of it is written in one transaction; done twice, it changes nothing the second time.
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
