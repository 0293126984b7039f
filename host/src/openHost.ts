// Everything between the settings and the app: stores, tokens, projects, ingest. The server and the tests build the
// same host; only the clock and the log differ.
import type { Logger } from "pino";
import { allJobs } from "./__generated__/allJobs.ts";
import { allSiteParts } from "./__generated__/allSiteParts.ts";
import { isOnThisMachine } from "@sightline/schema/rest/network/loopback";
import { assertNoDemo } from "./demo/demo.ts";
import { demoCities } from "./demo/demoCities.ts";
import type { Env } from "./env.ts";
import { hostMetrics } from "./hostMetrics.ts";
import { forgetOldTokens } from "./domains/account/identity/accountToken.ts";
import { forgetOldSessions } from "./domains/account/sessions/forgetOldSessions.ts";
import { openProjectDirectory } from "./domains/projects/directory/projectDirectory.ts";
import { createRequestLog, forgetOldRequests } from "./http/keys/requestLog.ts";
import type { Metrics } from "./http/serve/metrics.ts";
import { createAddressHash, openAddressKey } from "./http/network/addressHash.ts";
import type { Services } from "./http/services.ts";
import { createTokens } from "./members/tokens.ts";
import { placeSource } from "./ingest/enrich/places/placeSource.ts";
import { createImporter } from "./ingest/import/importer.ts";
import { notifyOfComment } from "./domains/feedback/notifyOfComment.ts";
import { checkCalls } from "./site/script/checkCalls.ts";
import { feedbackCalls } from "./site/feedback/feedbackCalls.ts";
import { siteConfig } from "./site/siteConfig.ts";
import { siteRoutes } from "./site/site.routes.ts";
import { recordCalls } from "./site/recordCalls.ts";
import { openIngest } from "./ingest/ingest.ts";
import { openRecordings } from "./ingest/recordings/recordingIntake.ts";
import { pruneAttempts } from "./http/attempts.ts";
import { forgetOldAnswers } from "./http/mount/idempotency.ts";
import type { Job } from "./jobs/job.ts";
import { openJobs } from "./jobs/openJobs.ts";
import { forgetOldMail } from "./mail/writeMail.ts";
import { forgetOldDeliveries } from "./outbox/forgetOldDeliveries.ts";
import { pruneNotifications } from "./outbox/notifications/pruneNotifications.ts";
import { openBlobs } from "./stores/blobs/openBlobs.ts";
import { openForgottenVisitors } from "./stores/forgottenVisitors.ts";
import { openStores } from "./stores/openStores.ts";
import { isAway, StoreUnavailable } from "./stores/storeUnavailable.ts";
import { untilAvailable } from "./stores/untilAvailable.ts";

const HOUR_MS = 3_600_000;
/** Milliseconds: how long the start waits for an attempt, and the longest pause between two. */
const CONNECTING = { patienceMs: 60_000, longestPauseMs: 2000 };

export interface Opening {
  env: Env;
  secret: string;
  log: Logger;
  metrics: Metrics;
  now(): number;
  report(step: string): void;
  /** false: nothing runs by the real clock (tests control their own clock) */
  timetable?: boolean;
  /** background jobs; tests provide their own */
  jobs?: readonly Job[];
}

export async function openHost({ env, secret, log, metrics, now, report, timetable = true, jobs = allJobs }: Opening) {
  const { placeOf, places } = placeSource(env.CITY_DB, env.DEMO ? [demoCities] : []);
  const stores = await openStores(env, {
    report,
    verify: async (entities) => (isOnThisMachine(env) ? undefined : assertNoDemo(entities)),
    warn: (store, error) => log.warn({ err: error, store }, "a store could not be migrated yet"),
  });
  const { entities, events } = stores;
  const closing = new AbortController();
  let isStarted = false;
  /** Repeats work that needs the entity store. Any other error than its absence ends the start. */
  const connecting = {
    ...CONNECTING,
    signal: closing.signal,
    failed(error: unknown) {
      if (isAway(error)) return;
      if (!isStarted) throw error;
      log.warn({ err: error }, "the jobs, or the first tasks of the start, failed");
    },
  };
  const queue = openJobs(stores, { log, timetable });
  const keyRequests = createRequestLog({ entities, log });
  const tokens = createTokens(secret, now);
  report("loading what was received before");
  // a host that has never been connected has no copies and knows no project: it waits
  const state = await untilAvailable(async () => {
    const key = await openAddressKey(entities, env.DATA_DIR);
    const forgotten = await openForgottenVisitors(entities, env.DATA_DIR, (error) =>
      log.warn({ err: error }, "the return of a deleted visitor was not written down"),
    );
    return { key, forgotten };
  }, connecting).done;
  if (!state) throw new Error("The host was stopped before the entity store was available");
  const { key, forgotten } = state;
  const startedAt = now();
  const intake = () => ({ startedAt, stats: ingest.stats() });
  const addressHash = createAddressHash(key);
  const projects = await openProjectDirectory({
    entities,
    queue: stores.queue,
    dataDir: env.DATA_DIR,
    now,
    log,
    configOf: (project) => siteConfig(allSiteParts, entities, project),
  });
  const ingest = await openIngest({
    events,
    projects,
    addressHash,
    placeOf,
    forgotten,
    dataDir: env.DATA_DIR,
    log,
    now,
  });
  const blobs = openBlobs({ url: env.RECORDINGS_URL, dataDir: env.DATA_DIR });
  const recordings = openRecordings({
    events,
    entities,
    blobs,
    addressHash,
    forgotten,
    dataDir: env.DATA_DIR,
    log,
    now,
  });
  const forgetting = {
    async begin(widgetId: number, visitorId: string) {
      await forgotten.add(widgetId, visitorId, now());
      await ingest.flush();
    },
    isAway: forgotten.isAway,
  };
  const logs = createImporter({ ingest, projects, events, key, now });
  const { jobs: later } = queue;
  const services: Services = {
    env,
    entities,
    events,
    jobs: later,
    tokens,
    log,
    intake,
    logs,
    forgetting,
    recordings: { ...recordings, get: blobs.get },
    places,
    now,
    keyRequests,
  };
  hostMetrics(metrics, { ingest, recordings, queries: stores.queries });
  const housekeeping = runMaintenance(services);
  let isConnected = false;
  async function assertConnected(): Promise<void> {
    if (!isConnected) throw new StoreUnavailable("entity store", "away", { retryAfter: 1 });
    await stores.checks["entity store"]();
  }
  const working = untilAvailable(async () => {
    await stores.checks["entity store"]();
    await queue.start();
    await queue.work(jobs, services);
    isConnected = true;
  }, connecting);
  await working.first;
  isStarted = true;
  const trackerCalls = siteRoutes({ ingest, projects, log, now, trustedProxies: env.TRUSTED_PROXIES });
  trackerCalls.route("/", checkCalls({ projects, tokens, log, now }));
  trackerCalls.route("/", feedbackCalls({ services, projects, addressHash, notify: notifyOfComment(services) }));
  trackerCalls.route("/", recordCalls({ recordings, projects, log, trustedProxies: env.TRUSTED_PROXIES }));
  return {
    services,
    ingest,
    recordings,
    queue: stores.queue,
    trackerCalls,
    /** whether the stores are available, by name; the entity store is when jobs run, too */
    checks: { ...stores.checks, "entity store": assertConnected },
    stopJobs: queue.stopWorkers,
    /** Runs `work` once the entity store is available and jobs run: before it resolves, if they do already. */
    async whenConnected(work: () => Promise<void>): Promise<void> {
      const begun = untilAvailable(async () => {
        await assertConnected();
        await work();
      }, connecting);
      await begun.first;
    },
    async close(): Promise<void> {
      closing.abort();
      await working.done;
      clearInterval(housekeeping);
      await queue.close();
      await ingest.close();
      await recordings.close();
      await projects.close();
      await keyRequests.close();
      await stores.close();
    },
  };
}

/** Once an hour, deletes rows that no request can need anymore. */
function runMaintenance(services: Services): NodeJS.Timeout {
  return setInterval(() => {
    const forgets = [forgetOldAnswers, forgetOldDeliveries, pruneAttempts, forgetOldMail];
    forgets.push(pruneNotifications, forgetOldRequests, forgetOldSessions, forgetOldTokens);
    Promise.all([services.recordings.prune(), ...forgets.map((forget) => forget(services))]).catch((error: unknown) => {
      services.log.warn({ err: error }, "old rows could not be dropped");
    });
  }, HOUR_MS).unref();
}
