import type { PgBoss } from "pg-boss";
import type { Job } from "./job.ts";

const DAY_SECONDS = 86_400;
const NONE = { limit: 0, afterSeconds: 1, atMostSeconds: 1 };

/** Creates the job's queue, or updates one of an earlier version to the job's current options. */
export async function ensureQueue(boss: PgBoss, job: Job): Promise<void> {
  const { limit, afterSeconds, atMostSeconds } = job.retries ?? NONE;
  const settings = {
    retryLimit: limit,
    retryDelay: afterSeconds,
    retryBackoff: true,
    retryDelayMax: atMostSeconds,
    expireInSeconds: job.withinSeconds ?? 60,
    deleteAfterSeconds: 7 * DAY_SECONDS,
    notify: true,
  };
  const policy = job.onePerKey || job.timetable ? "exclusive" : "standard";
  const known = await boss.getQueue(job.name);
  if (known && known.policy !== policy)
    throw new Error(`the queue ${job.name} is ${known.policy}, not ${policy}: rename it`);
  if (known) await boss.updateQueue(job.name, settings);
  else await boss.createQueue(job.name, { ...settings, policy });
  // makes pg-boss cache the queue: the first job may be added inside a transaction that occupies PGlite's only
  // connection
  await boss.findJobs(job.name, { limit: 1 });
}
