// The one door to the job queue: pg-boss, in the entity store, in a schema of its own (`pgboss`).
// On PostgreSQL it has a small pool of its own, and is woken by NOTIFY. On PGlite it shares the store's one connection:
// pg-boss's adapter waits there for transactions of others, and a job that is added inside a transaction goes through
// that transaction, as waiting for another connection would be waiting for itself.
import type { Logger } from "pino";
import { fromKysely, fromPglite, PgBoss, type ConstructorOptions } from "pg-boss";
import type { Services } from "#host/http/services.ts";
import type { OpenedEntities, QueueBackend } from "#host/stores/entities.ts";
import type { Job } from "./job.ts";
import type { Jobs } from "./queue.ts";
import { ensureQueue } from "./ensureQueue.ts";
import { ensureTimetable } from "./ensureTimetable.ts";
import { runJob } from "./runJob.ts";

/** A host that stops waits so long for what it is doing; what is cut off is done again by the next one. */
const GRACE_MS = 8000;
/** NOTIFY wakes a worker at once; polling finds what waited for its time, such as retries */
const POLL_SECONDS = 2;

export interface JobQueue {
  jobs: Jobs;
  /** makes the queues, begins to work, and keeps the timetable; nothing may be added before */
  work(all: readonly Job[], services: Services): Promise<void>;
  close(): Promise<void>;
}

export interface JobsOptions {
  log: Logger;
  /** whether anything is done by the clock */
  timetable: boolean;
}

export async function openJobs(
  { entities, queue }: OpenedEntities,
  { log, timetable }: JobsOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connection(queue),
    schedule: timetable,
    useListenNotify: true,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue"));
  boss.on("warning", ({ message }) => log.debug({ warning: message }, "the job queue"));
  await boss.start();
  return {
    jobs: {
      async add(job, data, { store = entities, afterSeconds, key } = {}) {
        await boss.send(job.name, job.data.parse(data), {
          db: fromKysely(store),
          ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
          ...(key === undefined ? {} : { singletonKey: key }),
        });
      },
    },
    async work(all, services) {
      for (const job of all) await ensureQueue(boss, job);
      for (const job of all) await hire(boss, job, services);
      if (timetable) await ensureTimetable(boss, all);
    },
    close: () => boss.stop({ graceful: true, timeout: GRACE_MS }),
  };
}

async function hire(boss: PgBoss, job: Job, services: Services): Promise<void> {
  const options = {
    includeMetadata: true,
    localConcurrency: job.atOnce ?? 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  } as const;
  await boss.work<object, void, typeof options>(job.name, options, ([given]) => runJob(job, services, given));
}

function connection(backend: QueueBackend): ConstructorOptions {
  if ("pglite" in backend) {
    // one connection: what pg-boss repairs on big servers would only stand in the way of members here
    return { db: fromPglite(backend.pglite), backend: "pglite", reindex: false, monitorVacuum: false };
  }
  return { connectionString: backend.url, max: 3, connectionTimeoutMillis: 3000, application_name: "sightline jobs" };
}
