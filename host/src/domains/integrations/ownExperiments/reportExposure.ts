// Reports an exposure to the experiment tracking until it succeeds, with retries for about nine hours.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";
import { trackingOf } from "./tracking/trackingOf.ts";

export const reportExposure = defineJob({
  name: "tell-exposure",
  data: z.object({ companyId: z.number().int(), experiment: z.string() }),
  retries: { limit: 9, afterSeconds: 30, atMostSeconds: 4 * 3600 },
  withinSeconds: 30,
  async work(services, { companyId, experiment }, { signal }) {
    const { entities, now } = services;
    const found = await entities
      .selectFrom("own_experiment_exposure")
      .select(["variant", "user_id", "seen_at", "told_at"])
      .where("company_id", "=", companyId)
      .where("experiment", "=", experiment)
      .executeTakeFirst();
    // reported by an attempt whose result did not reach the queue
    if (!found || found.told_at !== null) return;
    const tracking = await trackingOf(services);
    if (!tracking) return;
    const { variant, user_id: userId, seen_at: seenAt } = found;
    await tracking.exposed({ experiment, variant, companyId, userId, seenAt }, signal);
    await entities
      .updateTable("own_experiment_exposure")
      .set({ told_at: new Date(now()) })
      .where("company_id", "=", companyId)
      .where("experiment", "=", experiment)
      .execute();
  },
});
