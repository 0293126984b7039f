// Deletes the saved heatmaps of deleted projects.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";

const DELETED = 9;

export const forgetDeletedProfiles = defineJob({
  name: "forget-heatmap-profiles",
  data: z.object({}),
  timetable: { cron: "43 * * * *" },
  async work({ entities }) {
    await entities
      .deleteFrom("heatmap_profile")
      .where("widget_id", "in", entities.selectFrom("widget").select("widget_id").where("status", "=", DELETED))
      .execute();
  },
});
