// Deletes recordings that are older than the events of their project may be, and those of deleted projects.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";

const DAY_MS = 86_400_000;
const DELETED = 9;

export const forgetOldRecordings = defineJob({
  name: "forget-old-recordings",
  data: z.object({}),
  timetable: { cron: "37 * * * *" },
  withinSeconds: 1800,
  async work({ entities, recordings, now }, _data, { signal }) {
    const rows = await entities.selectFrom("widget").select(["widget_id", "setting", "status"]).execute();
    for (const { widget_id, setting, status } of rows) {
      signal.throwIfAborted();
      if (status === DELETED) await recordings.removeProject(widget_id);
      else if (setting.retention_days) {
        const before = new Date(now() - setting.retention_days * DAY_MS).toISOString().slice(0, 10);
        await recordings.removeBefore(widget_id, before);
      }
    }
  },
});
