// The production API host on a free port, with embedded stores in its own folder, two companies and no demo. It does
// the same as host/src/main.ts except for the demo, so that the benchmark can fill and inspect the store.
import { createApp } from "../../host/src/app.ts";
import { readEnv } from "../../host/src/env.ts";
import type { HostApp } from "../../host/src/http/serve/hostApp.ts";
import { openEdge } from "../../host/src/http/serve/edge.ts";
import { createHostApp } from "../../host/src/http/serve/hostApp.ts";
import { createLogger } from "../../host/src/http/serve/logger.ts";
import { createMetrics } from "../../host/src/http/serve/metrics.ts";
import { createReadiness } from "../../host/src/http/serve/readiness.ts";
import { openHost } from "../../host/src/openHost.ts";
import { seedCompanies } from "../../host/src/testing/seedCompanies.ts";
import type { Seeded } from "../../host/src/testing/seedCompanies.ts";

type Opened = Awaited<ReturnType<typeof openHost>>;

export interface RealHost extends Pick<Opened, "services" | "ingest"> {
  origin: string;
  app: HostApp;
  seeded: Seeded;
}

export async function openRealHost(dataDir: string): Promise<RealHost> {
  const env = readEnv({ DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error", HOST_PORT: "0" });
  const log = createLogger(env);
  const metrics = createMetrics({ process: true });
  const readiness = createReadiness(() => {});
  const secret = "a secret that only the benchmark knows";
  const { services, ingest, trackerCalls } = await openHost({
    env,
    secret,
    log,
    metrics,
    now: Date.now,
    report: () => {},
  });
  const seeded = await seedCompanies(services);
  const app = createApp({ services, metrics, readiness, ingest: trackerCalls, checkAnswers: false });
  const edge = await openEdge(createHostApp({ log, metrics }), 0);
  edge.letIn(app);
  readiness.finish();
  return { services, ingest, app, seeded, origin: `http://127.0.0.1:${edge.port}` };
}
