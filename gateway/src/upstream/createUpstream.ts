// Creates the upstream client: one socket pool, one breaker and one retry budget per process, with a memo per operation
// in front of them. Concurrent identical reads of one user are shared. Writes have an idempotency key.
import DataLoader from "dataloader";
import type { AnswerOf, Endpoint } from "@sightline/schema/rest/endpoint";
import { randomUUID } from "node:crypto";
import { Pool } from "undici";
import { readAnswer } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { createRetryBudget } from "./budget.ts";
import { cancellationOf } from "./cancellation.ts";
import type { Cancellation } from "./cancellation.ts";
import { UpstreamError } from "./errors.ts";
import { exchange, streamed } from "./exchange.ts";
import type { ExchangeLimits, StreamedAnswer, WireAnswer, WireRequest } from "./exchange.ts";
import type { HeaderValues } from "./headers.ts";
import { createInFlight } from "./inFlight.ts";
import { callRequest } from "./request.ts";
import type { CallRequest } from "./request.ts";
import { withRetries } from "./retry.ts";
import { retryClassOf } from "./retryClass.ts";
import type { Upstream } from "./upstream.ts";
import { wait } from "./wait.ts";

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface UpstreamDeps {
  /** origin and optional path prefix of the API host */
  apiHost: string;
  /** writes with an idempotency key may be retried */
  honoursIdempotency: boolean;
  /** authenticates the gateway to the host, for calls that only the gateway may make */
  gatewayKey?: string | undefined;
  now?: () => number;
  random?: () => number;
  wait?: (ms: number, cancellation: Cancellation) => Promise<void>;
  deadlineMs?: number;
  tryMs?: number;
  /** called once per call, when it is finished */
  observe?: (call: { endpoint: string; outcome: string; seconds: number }) => void;
  onRetry?: (endpoint: string) => void;
}

/** Called without a caller's credentials, so the response affects no session. */
const isForAll = ({ audience }: Endpoint) => audience === "anyone" || audience === "gateway";

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

export interface Operation {
  /** read for each call, because signing in changes them during the operation */
  credentials(): HeaderValues;
  signal: AbortSignal;
  /** off for subscriptions, which outlast earlier responses */
  memo?: boolean;
  /** the host reports that the operation's own credentials are no longer valid */
  onRefused?(): void;
}

export interface UpstreamClient {
  forOperation(operation: Operation): Upstream;
  /** One attempt outside the contract's JSON: pictures, and availability checks of the host. */
  raw(request: Pick<WireRequest, "path" | "headers">, limits: ExchangeLimits, signal: AbortSignal): Promise<WireAnswer>;
  /** One attempt whose response is streamed: files. */
  stream(request: Pick<WireRequest, "path" | "headers">, signal: AbortSignal): Promise<StreamedAnswer>;
  readonly breakerState: string;
  close(): Promise<void>;
}

export function createUpstream(deps: UpstreamDeps): UpstreamClient {
  const now = deps.now ?? Date.now;
  const address = new URL(deps.apiHost);
  const prefix = address.pathname.replace(/\/$/, "");
  const pool = new Pool(address.origin, { connections: 256, pipelining: 1, connect: { timeout: 2000 } });
  const breaker = createBreaker(now);
  const inFlight = createInFlight();
  const retryDeps = {
    breaker,
    budget: createRetryBudget(now),
    now,
    random: deps.random ?? Math.random,
    wait: deps.wait ?? wait,
    // responses take at most ten seconds, including the work around the calls
    deadlineMs: deps.deadlineMs ?? 9700,
    tryMs: deps.tryMs ?? 2500,
  };

  async function perform({ endpoint, wire }: CallRequest, cancellation: Cancellation): Promise<unknown> {
    const retryClass = retryClassOf(endpoint);
    if (endpoint.audience === "gateway" && deps.gatewayKey !== undefined) wire.headers["gatewaykey"] = deps.gatewayKey;
    if (retryClass !== "read") wire.headers["idempotency-key"] = randomUUID();
    const started = performance.now();
    let outcome = "INTERNAL";
    try {
      const patience = endpoint.patienceMs === undefined ? retryDeps : { ...retryDeps, tryMs: endpoint.patienceMs };
      const answer = await withRetries(patience, {
        // without a caller, the host has no user to store idempotency keys for
        repeatable: retryClass !== "add" || (deps.honoursIdempotency && !isForAll(endpoint)),
        cancellation,
        async attempt(timeoutMs) {
          const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES };
          return readAnswer(endpoint, await exchange(pool, wire, limits, cancellation));
        },
        onRetry: () => deps.onRetry?.(endpoint.name),
      });
      outcome = "ok";
      return answer;
    } catch (error) {
      outcome = error instanceof UpstreamError ? error.code : "aborted";
      throw error;
    } finally {
      deps.observe?.({ endpoint: endpoint.name, outcome, seconds: (performance.now() - started) / 1000 });
    }
  }

  function forOperation(operation: Operation): Upstream {
    const cancellation = cancellationOf(operation.signal);
    const read = (request: CallRequest) =>
      inFlight.share(request.key, request.owner, cancellation, (ofAll) => perform(request, ofAll));
    const memo = new DataLoader<CallRequest, unknown, string>(
      (requests) => Promise.all(requests.map((request) => read(request).catch(asError))),
      { batch: false, batchScheduleFn: queueMicrotask, cacheKeyFn: (request) => request.key },
    );

    async function write(request: CallRequest): Promise<unknown> {
      try {
        return await perform(request, cancellation);
      } finally {
        memo.clearAll();
        inFlight.forget(request.owner);
      }
    }

    return {
      async call<E extends Endpoint>(endpoint: E, input: Parameters<Upstream["call"]>[1] = {}): Promise<AnswerOf<E>> {
        const own = operation.credentials();
        const values: HeaderValues = {
          jwt: input.jwt ?? own.jwt,
          widgetId: input.widgetId ?? own.widgetId,
          tz: own.tz,
          brandHost: own.brandHost,
          asOf: own.asOf,
          companyId: input.companyId ?? own.companyId,
          sharePassword: input.sharePassword,
        };
        const request = callRequest(endpoint, input, values, prefix);
        try {
          const remembered = operation.memo !== false && input.fresh !== true;
          const answer = endpoint.effect !== "read" ? write(request) : remembered ? memo.load(request) : read(request);
          // validated against this endpoint's contract in readAnswer
          return (await answer) as AnswerOf<E>;
        } catch (error) {
          const refused = error instanceof UpstreamError && error.code === "UNAUTHENTICATED";
          // polls decide themselves how many failures are too many
          const handledByCaller = input.jwt !== undefined || input.fresh === true || isForAll(endpoint);
          if (refused && !handledByCaller) operation.onRefused?.();
          throw error;
        }
      },
    };
  }

  return {
    forOperation,
    raw: ({ path, headers }, limits, signal) =>
      exchange(pool, { method: "GET", path: prefix + path, headers, body: undefined }, limits, cancellationOf(signal)),
    stream: ({ path, headers }, signal) => streamed(pool, { path: prefix + path, headers }, signal),
    get breakerState() {
      return breaker.state;
    },
    close: () => pool.destroy(),
  };
}
