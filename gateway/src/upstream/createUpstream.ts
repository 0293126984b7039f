// Creates the upstream client: one socket pool, one retry budget, and for each class of calls one breaker, per process.
// Writes have an idempotency key.
import { randomUUID } from "node:crypto";
import { Pool } from "undici";
import { exchange, streamed } from "./attempt.ts";
import type { AttemptLimits, StreamedAnswer, WireAnswer, WireRequest } from "./attempt.ts";
import { createBreaker } from "./breaker.ts";
import { createRetryBudget } from "./budget.ts";
import { Call } from "./call.ts";
import type { CallDeps, CallLane } from "./call.ts";
import { callClassOf, isForAll } from "./callClass.ts";
import type { CallClass, CallTimes } from "./callClass.ts";
import { OperationCalls } from "./operationCalls.ts";
import type { Operation, SharedRead } from "./operationCalls.ts";
import { createPatience } from "./patience.ts";
import { createOutage } from "./outage.ts";
import type { CallRequest } from "./request.ts";
import { createTimeouts } from "./timeouts.ts";
import type { Upstream } from "./upstream.ts";

export interface UpstreamDeps extends Pick<CallDeps, "observe" | "onRetry"> {
  /** origin and optional path prefix of the API host */
  apiHost: string;
  /** writes with an idempotency key may be retried */
  honoursIdempotency: boolean;
  /** authenticates the gateway to the host, for calls that only the gateway may make */
  gatewayKey?: string | undefined;
  now?: () => number;
  random?: () => number;
  wait?: (ms: number) => Promise<void>;
  deadlineMs?: number;
  tryMs?: number;
  /** for a report: all delays and its only attempt, which may last longer while reports are slow */
  reportMs?: number;
}

export interface UpstreamClient {
  forOperation(operation: Operation): Upstream;
  /** One attempt outside the contract's JSON: pictures, and availability checks of the host. */
  raw(request: Pick<WireRequest, "path" | "headers">, limits: AttemptLimits, signal: AbortSignal): Promise<WireAnswer>;
  /** One attempt whose response is streamed: files. */
  stream(request: Pick<WireRequest, "path" | "headers">, signal: AbortSignal): Promise<StreamedAnswer>;
  /** of at least one class of calls */
  readonly isBreakerOpen: boolean;
  close(): Promise<void>;
}

/** Below the minute that load balancers wait. On a saturated machine, a late report is better than none. */
const SLOW_REPORT_MS = 50_000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

export function createUpstream(deps: UpstreamDeps): UpstreamClient {
  const now = deps.now ?? Date.now;
  const address = new URL(deps.apiHost);
  const prefix = address.pathname.replace(/\/$/, "");
  const pool = new Pool(address.origin, { connections: 256, pipelining: 1, connect: { timeout: 2000 } });
  const wire = { pool, timeouts: createTimeouts() };
  const callDeps: CallDeps = {
    ...wire,
    budget: createRetryBudget(now),
    outage: createOutage(now),
    now,
    random: deps.random ?? Math.random,
    wait: deps.wait ?? pause,
    observe: deps.observe,
    onRetry: deps.onRetry,
  };
  // a response takes at most ten seconds, including the work around the calls; one with a report takes longer
  const stored: CallTimes = { tryMs: deps.tryMs ?? 2500, deadlineMs: deps.deadlineMs ?? 9700 };
  const reportMs = deps.reportMs ?? 15_000;
  const laneOf = (callClass: CallClass, times: CallTimes): CallLane => ({
    callClass,
    times,
    breaker: createBreaker(now),
    patience: createPatience(now, Math.max(10_000, 2 * (times.slowTryMs ?? 0))),
  });
  const lanes: Record<CallClass, CallLane> = {
    read: laneOf("read", stored),
    report: laneOf("report", { tryMs: reportMs, deadlineMs: reportMs, slowTryMs: SLOW_REPORT_MS }),
    write: laneOf("write", stored),
  };

  function open({ endpoint, wire: request }: CallRequest, onEnd: () => void): Call {
    const { effect, audience } = endpoint;
    const extra: Record<string, string> = {};
    if (audience === "gateway" && deps.gatewayKey !== undefined) extra["gatewaykey"] = deps.gatewayKey;
    if (effect !== "read") extra["idempotency-key"] = randomUUID();
    return new Call(callDeps, {
      lane: lanes[callClassOf(endpoint)],
      endpoint,
      request: effect === "read" && audience !== "gateway" ? request : withHeaders(request, extra),
      // without a caller, the host has no user to store idempotency keys for
      isRepeatable: effect !== "add" || (deps.honoursIdempotency && !isForAll(endpoint)),
      onEnd,
    });
  }

  const operationDeps = { prefix, shared: new Map<string, SharedRead>(), open };
  return {
    forOperation: (operation) => new OperationCalls(operationDeps, operation),
    raw: ({ path, headers }, limits, signal) =>
      exchange(wire, { method: "GET", path: prefix + path, headers, body: undefined }, limits, signal),
    stream: ({ path, headers }, signal) => streamed(pool, { path: prefix + path, headers }, signal),
    get isBreakerOpen() {
      return Object.values(lanes).some(({ breaker }) => breaker.state !== "closed");
    },
    close: () => pool.destroy(),
  };
}

const withHeaders = (request: WireRequest, headers: Record<string, string>): WireRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
