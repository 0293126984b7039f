// The only access to the job queue: pg-boss, in the entity store, in its own schema (`pgboss`). On PostgreSQL it has
// its own small pool and is woken by NOTIFY. On PGlite it shares the store's one connection: pg-boss's adapter waits
// there for other transactions, and a job that is added inside a transaction goes through that transaction, because
// waiting for another connection would deadlock.
import type { Logger } from "pino";
import { fromKysely, fromPglite, PgBoss, type ConstructorOptions } from "pg-boss";
import type { Services } from "#host/http/services.ts";
import type { OpenedEntities, QueueBackend } from "#host/stores/entities.ts";
import { StoreUnavailable } from "#host/stores/storeUnavailable.ts";
import type { Job } from "./job.ts";
import type { Jobs } from "./queue.ts";
import { type DueJobs, watchDueJobs } from "./dueJobs.ts";
import { ensureQueue } from "./ensureQueue.ts";
import { ensureTimetable } from "./ensureTimetable.ts";
import { runJob } from "./runJob.ts";

/**
 * How long running jobs may take once a stopping host starts no further ones, in milliseconds. Interrupted jobs are
 * retried by the next host.
 */
const GRACE_MS = 8000;
/** NOTIFY wakes a worker immediately, and dueJobs.ts when a delayed job is due; polling is for what both missed. */
const POLL_SECONDS = 60;

export interface JobQueue {
  jobs: Jobs;
  /** creates the queue's tables, or migrates them; may be repeated if it fails, as may `work` */
  start(): Promise<void>;
  /** creates the queues, starts the workers and schedules the timetable; before, adding a job fails */
  work(all: readonly Job[], services: Services): Promise<void>;
  /** starts no further job; resolves when the running ones have finished. Jobs may still be added, for the next host */
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface JobsOptions {
  log: Logger;
  /** whether scheduled jobs run */
  timetable: boolean;
}

/** seconds */
const RETRY_AFTER = 5;

export function openJobs(
  { entities, queue }: Pick<OpenedEntities, "entities" | "queue">,
  { log, timetable }: JobsOptions,
): JobQueue {
  const boss = new PgBoss({
    ...connection(queue),
    schedule: timetable,
    useListenNotify: true,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue"));
  boss.on("warning", ({ message }) => log.debug({ warning: message }, "the job queue"));
  let isOpen = false;
  let watch: DueJobs | undefined;
  /** queue to worker id */
  const workers = new Map<string, string>();
  let graceEnd: number | undefined;
  return {
    jobs: {
      async add(job, data, { store = entities, afterSeconds, key } = {}) {
        if (!isOpen) throw new StoreUnavailable("entity store", "away", { retryAfter: RETRY_AFTER });
        await boss.send(job.name, job.data.parse(data), {
          db: fromKysely(store),
          ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
          ...(key === undefined ? {} : { singletonKey: key }),
        });
      },
    },
    start: async () => void (await boss.start()),
    async work(all, services) {
      for (const job of all) await ensureQueue(boss, job);
      isOpen = true;
      for (const job of graceEnd === undefined ? all : []) {
        if (!workers.has(job.name)) workers.set(job.name, await hire(boss, job, services));
      }
      watch ??= watchDueJobs(entities, log, (queue) => {
        const worker = workers.get(queue);
        if (worker !== undefined) boss.notifyWorker(worker);
      });
      if (timetable) await ensureTimetable(boss, all);
    },
    async stopWorkers() {
      graceEnd ??= performance.now() + GRACE_MS;
      await Promise.all(Array.from(workers.keys(), (queue) => boss.offWork(queue)));
    },
    async close() {
      await watch?.close();
      const timeout = graceEnd === undefined ? GRACE_MS : Math.max(0, graceEnd - performance.now());
      await boss.stop({ graceful: true, timeout });
    },
  };
}

/** Returns the id of the queue's worker. */
async function hire(boss: PgBoss, job: Job, services: Services): Promise<string> {
  const options = {
    includeMetadata: true,
    localConcurrency: job.atOnce ?? 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  } as const;
  return boss.work<object, void, typeof options>(job.name, options, ([given]) => runJob(job, services, given));
}

function connection(backend: QueueBackend): ConstructorOptions {
  if ("pglite" in backend) {
    // one connection: pg-boss's maintenance for large servers would only block members here
    return { db: fromPglite(backend.pglite), backend: "pglite", reindex: false, monitorVacuum: false };
  }
  return { connectionString: backend.url, max: 3, connectionTimeoutMillis: 3000, application_name: "sightline jobs" };
}
