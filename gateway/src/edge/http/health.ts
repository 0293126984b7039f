// /healthz: the process is alive. /readyz: it can serve requests, which needs the API host. /metrics: the metrics. Only
// the operator can read the metrics and the host's pending work.
import type { IncomingMessage, ServerResponse } from "node:http";
import { isOperator, type OperatorAccess } from "@sightline/schema/rest/network/operatorAccess";
import { z } from "zod";
import type { Metrics } from "#gateway/telemetry/metrics.ts";
import { parseJson } from "#gateway/upstream/answer.ts";
import type { UpstreamClient } from "#gateway/upstream/createUpstream.ts";
import { sendJson, sendNotFound } from "./refusal.ts";

const HostReadiness = z.object({
  status: z.string().max(50),
  step: z.string().max(200).optional(),
  progress: z.number().optional(),
});
export type Readiness = { status: "ready" | "starting" | "draining" | "unreachable"; step?: string; progress?: number };

/** A third-party API host may have no /readyz; any response means that it is available. */
async function askHost(upstreamClient: UpstreamClient): Promise<Readiness> {
  let text: string;
  let status: number;
  try {
    const limits = { timeoutMs: 1000, maxBytes: 100_000 };
    const answer = await upstreamClient.raw({ path: "/readyz", headers: {} }, limits, new AbortController().signal);
    text = answer.body.toString("utf8");
    status = answer.status;
  } catch {
    return { status: "unreachable" };
  }
  if (status < 500) return { status: "ready" };
  try {
    const { step, progress } = HostReadiness.parse(parseJson(text));
    return { status: "starting", ...(step !== undefined && { step }), ...(progress !== undefined && { progress }) };
  } catch {
    return { status: "unreachable" };
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

export async function readiness(deps: HealthDeps): Promise<Readiness> {
  if (deps.isDraining()) return { status: "draining" };
  const requested = await askHost(deps.upstreamClient);
  const hostStatus = deps.hostProgress?.();
  if (requested.status !== "unreachable" || hostStatus === undefined) return requested;
  return {
    status: "starting",
    step: hostStatus.step,
    ...(hostStatus.progress !== undefined && { progress: hostStatus.progress }),
  };
}

/** Returns whether it handled the path. */
export async function health(
  deps: HealthDeps,
  pathname: string,
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
    const ready = await readiness(deps);
    response.setHeader("cache-control", "no-store");
    if (ready.status !== "ready") response.setHeader("retry-after", "1");
    sendJson(response, ready.status === "ready" ? 200 : 503, isForOperator() ? ready : { status: ready.status });
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
