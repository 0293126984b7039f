// Deletes the saved forms of deleted projects.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";

const DELETED = 9;

export const forgetDeletedForms = defineJob({
  name: "forget-saved-forms",
  data: z.object({}),
  timetable: { cron: "47 * * * *" },
  async work({ entities }) {
    await entities
      .deleteFrom("form_profile")
      .where("widget_id", "in", entities.selectFrom("widget").select("widget_id").where("status", "=", DELETED))
      .execute();
  },
});
