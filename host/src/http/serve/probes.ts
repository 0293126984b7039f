// What orchestrators and Prometheus ask: /healthz while the process lives, /readyz once all work can be done, /metrics.
import type { HostApp } from "./hostApp.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

const FRESH = { "cache-control": "no-store" };

export function mountProbes(app: HostApp, { readiness, metrics }: { readiness: Readiness; metrics: Metrics }): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, FRESH));
  app.get("/readyz", (c) => {
    const { status, step, progress } = readiness;
    if (status === "ready") return c.json({ status }, 200, FRESH);
    return c.json({ status, step, progress }, 503, { ...FRESH, "retry-after": "1" });
  });
  app.get("/metrics", async (c) => {
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, {
      ...FRESH,
      "content-type": registry.contentType,
    });
  });
}
