// Endpoints for orchestrators and Prometheus: /healthz while the process is alive, /readyz once it can do all work,
// otherwise with the names of what is missing, and /metrics. The start steps and the metrics are only visible to the
// operator.
import type { Context } from "hono";
import { isOperator, type OperatorAccess } from "@sightline/schema/rest/network/operatorAccess";
import { receivedRequest } from "#host/http/mount/requestHeaders.ts";
import type { HostApp } from "./hostApp.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

const FRESH = { "cache-control": "no-store" };

export interface Probes {
  readiness: Readiness;
  metrics: Metrics;
  access: OperatorAccess;
}

export function mountProbes(app: HostApp, { readiness, metrics, access }: Probes): void {
  const isForOperator = (c: Context) => isOperator(receivedRequest(c), access);
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, FRESH));
  app.get("/readyz", async (c) => {
    const { status, step, progress } = readiness;
    const missing = status === "draining" ? [] : await readiness.missing();
    if (status === "ready" && missing.length === 0) return c.json({ status, missing }, 200, FRESH);
    const state = { status: status === "ready" ? "unavailable" : status, missing };
    const details = status === "starting" && isForOperator(c) ? { step, progress } : {};
    return c.json({ ...state, ...details }, 503, { ...FRESH, "retry-after": "1" });
  });
  app.get("/metrics", async (c) => {
    if (!isForOperator(c)) return c.notFound();
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, {
      ...FRESH,
      "content-type": registry.contentType,
    });
  });
}
