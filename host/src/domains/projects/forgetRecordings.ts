// Deletes the recordings of a deleted project, which no member can reach anymore. A job, because there may be millions of
// files. What a page that is open at that moment still sends is deleted within an hour.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";

export const forgetRecordings = defineJob({
  name: "forget-recordings",
  data: z.object({ widgetId: z.number().int() }),
  retries: { limit: 10, afterSeconds: 10, atMostSeconds: 3600 },
  withinSeconds: 1800,
  work: ({ recordings }, { widgetId }) => recordings.removeProject(widgetId),
});
