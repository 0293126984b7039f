// Starts the host: listens, opens the stores, replays what ingest had not loaded yet, creates the demo and reports that
// it is ready. Stops on SIGTERM, SIGINT or when the parent process exits: running requests finish, then the stores
// close.
import { createApp } from "./app.ts";
import { prepareDemo } from "./demo/demo.ts";
import { prepareSingleSignOn } from "./demo/singleSignOn.ts";
import { renewPlans } from "./domains/billing/renewPlans.ts";
import { watchHost } from "./domains/timeline/watch/watchHost.ts";
import { readEnv, withPort } from "./env.ts";
import { createAvailability } from "./http/serve/availability.ts";
import { openEdge } from "./http/serve/edge.ts";
import { createHostApp } from "./http/serve/hostApp.ts";
import { createLogger } from "./http/serve/logger.ts";
import { createMetrics } from "./http/serve/metrics.ts";
import { mountProbes } from "./http/serve/probes.ts";
import { operatorAccess } from "./http/serve/operatorAccess.ts";
import { createReadiness } from "./http/serve/readiness.ts";
import { sessionSecret } from "./http/serve/sessionSecret.ts";
import { trackerVersion } from "./site/script/trackerVersion.ts";
import { openHost } from "./openHost.ts";
import { STORE_NAMES } from "./stores/openStores.ts";

const GRACE_MS = 10_000;

async function start(): Promise<void> {
  const requested = readEnv();
  const log = createLogger(requested);
  const secret = sessionSecret(requested);
  const metrics = createMetrics({ process: true });
  const readiness = createReadiness((message) => {
    log.info({ step: message.step, progress: message.progress }, "starting");
    process.send?.(message);
  });

  for (const store of STORE_NAMES) readiness.require(store);
  const starting = createHostApp({ log, metrics });
  mountProbes(starting, { readiness, metrics, access: operatorAccess(requested) });
  const edge = await openEdge(starting, requested.HOST_PORT);
  const env = withPort(requested, edge.port);
  const closing: (() => Promise<void>)[] = [];
  const draining: (() => Promise<void>)[] = [];
  stopOnSignals(async () => {
    readiness.drain();
    // runs while requests finish; what still runs then has the rest of its time when the host closes
    for (const drain of draining) void drain();
    await edge.drain(requested.SHUTDOWN_DELAY * 1000);
    await edge.close(GRACE_MS);
    for (const close of closing.toReversed()) await close();
  });

  const report = (step: string) => readiness.report(step);
  const host = await openHost({ env, secret, log, metrics, now: Date.now, report });
  closing.push(host.close);
  draining.push(host.stopJobs);
  for (const store of STORE_NAMES) readiness.require(store, createAvailability(host.checks[store]));
  const { services, ingest, recordings, trackerCalls } = host;
  if (env.DEMO) {
    const progress = (step: string, share: number) => readiness.report(step, share);
    await prepareDemo({ services, ingest, recordings, progress, log });
    await prepareSingleSignOn(services);
  }
  edge.letIn(createApp({ services, metrics, readiness, ingest: trackerCalls, checkAnswers: false }));
  await host.whenConnected(async () => {
    // plans that became due while no host was running
    await services.jobs.add(renewPlans, {});
    closing.push(await watchHost(services, trackerVersion()));
  });
  readiness.finish();
  log.info({ port: edge.port }, "ready");
  process.send?.({ type: "ready", port: edge.port });
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", once);
  process.on("SIGINT", once);
  process.on("disconnect", once);
}

try {
  await start();
} catch (error) {
  // the message for the operator; the stack only for internal errors
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
