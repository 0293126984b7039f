// /healthz: the process is alive. /readyz: it can serve requests, which needs the API host; what is missing is listed by
// name. /metrics: the metrics. Only the operator can read the metrics and the host's pending work.
// All gateways share one API host, so a load balancer that takes them out while the host restarts has none left: it
// calls `/readyz?exclude=host`, which fails only while this gateway drains.
import type { IncomingMessage, ServerResponse } from "node:http";
import { isOperator, type OperatorAccess } from "@sightline/schema/rest/network/operatorAccess";
import { z } from "zod";
import type { Metrics } from "#gateway/telemetry/metrics.ts";
import { parseJson } from "#gateway/upstream/answer.ts";
import type { UpstreamClient } from "#gateway/upstream/createUpstream.ts";
import { sendJson, sendNotFound } from "./refusal.ts";

const HostReadiness = z.object({
  status: z.string().max(50),
  missing: z.array(z.string().max(50)).max(10).default([]),
  step: z.string().max(200).optional(),
  progress: z.number().optional(),
});

interface Readiness {
  status: "ready" | "starting" | "draining" | "unavailable";
  /** names of the missing dependencies */
  missing: readonly string[];
  step?: string | undefined;
  progress?: number | undefined;
}

const HOST = "host";
const READY: Readiness = { status: "ready", missing: [] };
const HOST_MISSING: Readiness = { status: "unavailable", missing: [HOST] };

/** A third-party API host may have no /readyz; any response means that it is available. */
async function readinessOfHost(upstreamClient: UpstreamClient): Promise<Readiness> {
  let text: string;
  let status: number;
  try {
    const limits = { timeoutMs: 1000, maxBytes: 100_000 };
    const answer = await upstreamClient.raw({ path: "/readyz", headers: {} }, limits, new AbortController().signal);
    text = answer.body.toString("utf8");
    status = answer.status;
  } catch {
    return HOST_MISSING;
  }
  if (status < 500) return READY;
  try {
    const host = HostReadiness.parse(parseJson(text));
    const missing = host.missing.length > 0 ? host.missing : [HOST];
    return { ...host, status: host.status === "starting" ? "starting" : "unavailable", missing };
  } catch {
    return HOST_MISSING;
  }
}

export interface HealthDeps {
  upstreamClient: UpstreamClient;
  metrics: Metrics;
  operatorAccess: OperatorAccess;
  isDraining(): boolean;
  /** the embedded host's startup progress until it listens */
  hostProgress?: () => { step: string; progress: number | undefined } | undefined;
}

async function readiness(deps: HealthDeps, excluded: readonly string[]): Promise<Readiness> {
  if (deps.isDraining()) return { status: "draining", missing: [] };
  if (excluded.includes(HOST)) return READY;
  const host = await readinessOfHost(deps.upstreamClient);
  const starting = deps.hostProgress?.();
  return host !== HOST_MISSING || starting === undefined ? host : { ...HOST_MISSING, status: "starting", ...starting };
}

/** Returns whether it handled the path. */
export async function health(
  deps: HealthDeps,
  { pathname, searchParams }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { headers, socket } = request;
  const isForOperator = () => isOperator({ peer: socket.remoteAddress, headers }, deps.operatorAccess);
  if (pathname === "/healthz") {
    sendJson(response, 200, { status: "ok" });
    return true;
  }
  if (pathname === "/readyz") {
    const { step, progress, ...state } = await readiness(deps, searchParams.getAll("exclude"));
    const isReady = state.status === "ready";
    response.setHeader("cache-control", "no-store");
    if (!isReady) response.setHeader("retry-after", "1");
    sendJson(response, isReady ? 200 : 503, isForOperator() ? { ...state, step, progress } : state);
    return true;
  }
  if (pathname === "/metrics") {
    if (!isForOperator()) {
      sendNotFound(response);
      return true;
    }
    response.writeHead(200, { "content-type": deps.metrics.contentType, "cache-control": "no-store" });
    response.end(await deps.metrics.text());
    return true;
  }
  return false;
}
