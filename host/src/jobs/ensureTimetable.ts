import type { PgBoss } from "pg-boss";
import type { Job } from "./job.ts";

/** Makes the schedules match the jobs' current timetables. Removes schedules of earlier versions. */
export async function ensureTimetable(boss: PgBoss, all: readonly Job[]): Promise<void> {
  for (const { name, timetable } of all) {
    if (timetable) await boss.schedule(name, timetable.cron, {}, { tz: timetable.zone ?? "UTC" });
  }
  const wanted = new Set(all.filter((job) => job.timetable).map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
}
