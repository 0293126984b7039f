// Projects may limit how long their events are retained. Older events are deleted within an hour, a whole day at a
// time.
import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";
import { number } from "#host/stores/resultColumns.ts";
import { forgetQuarters } from "#host/stores/sessionQuarters.ts";
import { firstRecordings } from "./installing/firstRecordings.ts";

const DAY_MS = 86_400_000;

const old = "widget_id = {widget:UInt32} AND toDate(ts) < toDate(fromUnixTimestamp64Milli({before:Int64}, 'UTC'))";

export const forgetOldEvents = defineJob({
  name: "forget-old-events",
  data: z.object({}),
  timetable: { cron: "23 * * * *" },
  withinSeconds: 1800,
  async work(services) {
    const { entities, events, now } = services;
    const rows = await entities
      .selectFrom("widget")
      .select(["widget_id", "setting"])
      .where("status", "<>", 9)
      .execute();
    for (const { widget_id, setting } of rows) {
      if (!setting.retention_days) continue;
      // the same all day, so that a deletion which still runs is found by its parameters
      const today = Math.floor(now() / DAY_MS) * DAY_MS;
      const params = { widget: widget_id, before: today - setting.retention_days * DAY_MS };
      const [found] = await events.query({ count: number }, `SELECT count() AS count FROM event WHERE ${old}`, params);
      if (!found?.count) continue;
      await forgetQuarters(events, old, params);
      await events.command(`ALTER TABLE event DELETE WHERE ${old} SETTINGS mutations_sync = 1`, params);
      firstRecordings(services).forget(widget_id);
    }
  },
});
