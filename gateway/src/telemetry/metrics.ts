// The metrics at /metrics: operations, calls to the API host, sockets, and the process itself.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Plan } from "#gateway/engine/plan.ts";

export interface Metrics {
  operation(plan: Plan, principal: string, code: unknown, seconds: number): void;
  upstreamCall(endpoint: string, outcome: string, seconds: number): void;
  upstreamRetry(endpoint: string): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface Gauges {
  sockets(): number;
  subscriptions(): number;
  breakerOpen(): boolean;
}

/** As in the host (host/src/http/serve/metrics.ts). */
const LAG_MS = 100;

export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_MS });
  const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  const operations = new Histogram({
    name: "gateway_operation_seconds",
    help: "Operations by kind, kind of sender and outcome",
    labelNames: ["kind", "principal", "outcome"] as const,
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: "gateway_upstream_call_seconds",
    help: "Calls to the API host with all their tries, by endpoint and outcome",
    labelNames: ["endpoint", "outcome"] as const,
    buckets,
    registers,
  });
  const retries = new Counter({
    name: "gateway_upstream_retries_total",
    help: "Tries after the first",
    labelNames: ["endpoint"] as const,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("gateway_sockets", "Open sockets and event streams", gauges.sockets);
  gauge("gateway_subscriptions", "Running subscriptions on sockets", gauges.subscriptions);
  gauge("gateway_upstream_breaker_open", "1 while a class of calls to the API host is refused at once", () =>
    Number(gauges.breakerOpen()),
  );

  /** with their labels bound; endpoints and outcomes are a closed list */
  const boundCalls = new Map<string, Pick<Histogram.Internal<string>, "observe">>();

  return {
    operation(plan, principal, code, seconds) {
      const outcome = typeof code === "string" ? code : "ok";
      operations.observe({ kind: plan.kind, principal, outcome }, seconds);
    },
    upstreamCall(endpoint, outcome, seconds) {
      const key = `${endpoint} ${outcome}`;
      let bound = boundCalls.get(key);
      if (bound === undefined) {
        bound = calls.labels({ endpoint, outcome });
        boundCalls.set(key, bound);
      }
      bound.observe(seconds);
    },
    upstreamRetry: (endpoint) => retries.inc({ endpoint }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
