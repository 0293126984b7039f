// Metrics for Prometheus at /metrics. Each app has its own registry, so that several can run in one process.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * How often the delay of the event loop is measured; its figures include it. The library's 10 ms take half a percent of a
 * core of a process at rest.
 */
const LAG_MS = 100;

export interface Metrics {
  registry: Registry;
  requests: Histogram<"method" | "path" | "status">;
  /** A gauge that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void;
}

export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_MS });
  const requests = new Histogram({
    name: "sightline_host_request_seconds",
    help: "Time from a request's arrival to its answer.",
    labelNames: ["method", "path", "status"],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    requests,
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () => gauge.set(read()),
      });
    },
  };
}
