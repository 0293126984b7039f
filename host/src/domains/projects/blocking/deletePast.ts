// Deletes the events that a rule matches in the 30 days before its creation. This is a job, because it takes too long
// for a request in a large project. The job is written with the rule, so that both exist or neither.
import { z } from "zod";
import { BlockKind } from "@sightline/schema/rest/projects/blocking";
import { defineJob } from "#host/jobs/job.ts";
import { firstRecordings } from "../installing/firstRecordings.ts";
import { matchingOf } from "./matchingOf.ts";
import { deleteRecentEvents } from "./sql/recentEvents.ts";

export const deletePast = defineJob({
  name: "delete-blocked-past",
  data: z.object({
    widgetId: z.number().int(),
    kind: BlockKind,
    value: z.string(),
    addresses: z.array(z.string()),
    /** when the rule was created, milliseconds since 1970 */
    at: z.number(),
  }),
  retries: { limit: 5, afterSeconds: 10, atMostSeconds: 600 },
  withinSeconds: 1800,
  async work(services, { widgetId, at, ...rule }) {
    const match = await matchingOf(services, widgetId, rule);
    if (!match) return;
    await deleteRecentEvents(services.events, widgetId, at, match);
    firstRecordings(services).forget(widgetId);
  },
});
