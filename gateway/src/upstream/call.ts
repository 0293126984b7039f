// One call to the API host with all its attempts, shared by every waiter that needs its answer. It ends with the first
// usable answer, with a failure that is not worth another attempt, at its deadline, or when the last waiter has left.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { readAnswer } from "./answer.ts";
import { Attempt } from "./attempt.ts";
import type { Outcome, Wire, WireAnswer, WireRequest } from "./attempt.ts";
import type { Breaker, Pass } from "./breaker.ts";
import type { RetryBudget } from "./budget.ts";
import type { CallClass, CallTimes } from "./callClass.ts";
import { generalRefusal, refusalOf, upstreamDown, UpstreamError } from "./errors.ts";
import { TryFailure } from "./failure.ts";
import type { Outage } from "./outage.ts";
import type { Patience } from "./patience.ts";

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const RETRIES = 3;
const BASE_MS = 100;
const CAP_MS = 2000;
/** longest delay between attempts while the host restarts */
const RESTART_CAP_MS = 500;

/** Statuses that are worth a retry. */
const TRANSIENT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** What all calls of a class share. */
export interface CallLane {
  callClass: CallClass;
  times: CallTimes;
  breaker: Breaker;
  patience: Patience;
}

export interface CallDeps extends Wire {
  budget: RetryBudget;
  outage: Outage;
  now(): number;
  random(): number;
  wait(ms: number): Promise<void>;
  /** called once per call, when it is finished */
  observe?: ((endpoint: string, outcome: string, seconds: number) => void) | undefined;
  onRetry?: ((endpoint: string) => void) | undefined;
}

export interface Waiter {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export interface CallOrder {
  lane: CallLane;
  endpoint: Endpoint;
  request: WireRequest;
  /** the call may be repeated even if the host may have received it */
  isRepeatable: boolean;
  /** called when no further waiter may join */
  onEnd(): void;
}

export class Call implements Outcome {
  private readonly deps: CallDeps;
  private readonly order: CallOrder;
  private readonly started = performance.now();
  private readonly tryMs: number;
  private readonly end: number;
  /** waits within its deadline while the host can't be reached, because a restart takes longer than all retries */
  private readonly outlastsRestart: boolean;
  /** undefined once the call has ended */
  private waiters: Set<Waiter> | undefined = new Set();
  private attempt: Attempt | undefined;
  private attemptStarted = this.started;
  private pass: Pass | undefined;
  /** of the attempts so far; undefined until one fails */
  private failures: { count: number; last: TryFailure } | undefined;

  constructor(deps: CallDeps, order: CallOrder) {
    this.deps = deps;
    this.order = order;
    const { endpoint, lane } = order;
    this.tryMs = endpoint.patienceMs ?? lane.times.tryMs;
    this.end = deps.now() + Math.max(this.tryMs, lane.times.deadlineMs);
    this.outlastsRestart = !deps.outage.isLong;
    deps.budget.recordCall();
  }

  /** After joining the first waiter. */
  start(): void {
    this.try();
  }

  join(waiter: Waiter): void {
    this.waiters?.add(waiter);
  }

  /** The call is canceled when its last waiter leaves. */
  leave(waiter: Waiter): void {
    if (this.waiters?.delete(waiter) !== true || this.waiters.size > 0) return;
    this.finish("aborted");
    this.attempt?.cancel();
    this.passed()?.left();
  }

  answered(answer: WireAnswer): void {
    const { endpoint, lane } = this.order;
    let body;
    try {
      body = readAnswer(endpoint, answer);
    } catch (error) {
      if (error instanceof TryFailure) return this.failed(error);
      this.passed()?.left();
      return this.reject(error);
    }
    this.deps.outage.end();
    if (endpoint.patienceMs === undefined) lane.patience.answered(performance.now() - this.attemptStarted);
    this.passed()?.succeeded();
    for (const waiter of this.finish("ok")) waiter.resolve(body);
  }

  failed(failure: TryFailure): void {
    const pass = this.passed();
    if (failure.kind === "slow") pass?.left();
    else if (isFault(failure, this.order.lane.callClass)) pass?.failed();
    else pass?.succeeded();
    const { deps } = this;
    if (isRestarting(failure)) {
      deps.outage.begin(failure);
      if (this.outlastsRestart) {
        deps.onRetry?.(this.order.endpoint.name);
        return this.waitForHost(failure);
      }
    } else if (failure.kind !== "slow") deps.outage.end();
    this.failures = { count: (this.failures?.count ?? 0) + 1, last: failure };
    if (this.failures.count > RETRIES || !this.isWorthAnother(failure)) return this.reject(final(failure));
    const jitter = deps.random() * Math.min(CAP_MS, BASE_MS * 2 ** (this.failures.count - 1));
    const pause = Math.max(jitter, (failure.retryAfter ?? 0) * 1000);
    if (deps.now() + pause >= this.end) return this.reject(outOfTime(failure));
    if (!deps.budget.take()) return this.reject(final(failure));
    deps.onRetry?.(this.order.endpoint.name);
    void deps.wait(pause).then(() => this.try());
  }

  /** Uses neither retries nor the budget: the host did nothing yet. The breaker limits the attempts of all calls. */
  private waitForHost(failure: TryFailure): void {
    const { deps } = this;
    const jitter = (RESTART_CAP_MS * (1 + deps.random())) / 2;
    const pause = Math.max(jitter, (failure.retryAfter ?? 0) * 1000);
    const leave = deps.now() + pause < this.end ? deps.outage.enter() : undefined;
    if (leave === undefined) return this.reject(outOfTime(failure));
    void deps.wait(pause).then(() => {
      leave();
      this.try(failure);
    });
  }

  /** `restarting`: why the call has waited for the host */
  private try(restarting?: TryFailure): void {
    if (this.waiters === undefined) return;
    const { deps, order } = this;
    this.pass = order.lane.breaker.enter();
    if (this.pass === undefined) {
      const reason = restarting ?? deps.outage.recent;
      if (reason !== undefined && this.outlastsRestart) return this.waitForHost(reason);
      return this.reject(upstreamDown(this.failures?.last ?? "the circuit breaker is open", 1));
    }
    this.attemptStarted = performance.now();
    const { patience, times } = order.lane;
    const mostMs = times.slowTryMs ?? this.end - deps.now();
    const timeoutMs = () => Math.max(1, Math.min(patience.attemptMs(this.tryMs), mostMs));
    this.attempt = new Attempt(deps, order.request, { timeoutMs, maxBytes: MAX_ANSWER_BYTES }, this);
  }

  /** The pass of the current attempt, whose outcome is reported once. */
  private passed(): Pass | undefined {
    const { pass } = this;
    this.pass = undefined;
    return pass;
  }

  private isWorthAnother(failure: TryFailure): boolean {
    if (failure.kind === "unsent") return true;
    if (!this.order.isRepeatable || failure.kind === "wrong") return false;
    // a report has had all its time, and another attempt would aggregate the same events again
    if (failure.kind === "slow") return this.order.lane.callClass !== "report";
    return failure.kind !== "status" || TRANSIENT.has(failure.status ?? 0);
  }

  private reject(error: unknown): void {
    const outcome = error instanceof UpstreamError ? error.code : "INTERNAL";
    for (const waiter of this.finish(outcome)) waiter.reject(error);
  }

  /** Returns the waiters to notify. */
  private finish(outcome: string): Iterable<Waiter> {
    const waiters = this.waiters ?? [];
    this.waiters = undefined;
    this.order.onEnd();
    this.deps.observe?.(this.order.endpoint.name, outcome, (performance.now() - this.started) / 1000);
    return waiters;
  }
}

/** The host's reasons of a 503 that shows only how busy it is: a full queue, a report over too many events. */
const OVERLOAD: ReadonlySet<unknown> = new Set(["request.storeBusy", "request.tooSlow"]);

const STARTING = "request.hostStarting";

const reasonOf = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "reason" in body ? body.reason : undefined;

/** A host that names no reason says with Retry-After that it will answer later, as it does for too many reports. */
function isOverload({ status, retryAfter, body }: TryFailure, callClass: CallClass): boolean {
  if (status !== 503 || retryAfter === undefined) return false;
  const reason = reasonOf(body);
  return reason === undefined ? callClass === "report" : OVERLOAD.has(reason);
}

/** The request did not reach the host, or a host that is still starting. */
function isRestarting({ kind, body }: TryFailure): boolean {
  return kind === "unsent" || reasonOf(body) === STARTING;
}

/**
 * A host that refuses is healthy, and so is an overloaded one. One that breaks the connection, fails or sends invalid
 * data is not.
 */
function isFault(failure: TryFailure, callClass: CallClass): boolean {
  if (failure.kind !== "status") return true;
  return (failure.status ?? 0) >= 500 && !isOverload(failure, callClass);
}

function final(failure: TryFailure): UpstreamError {
  if (failure.kind !== "status") return upstreamDown(failure);
  return refusalOf(failure.status ?? 0, failure.body, failure.retryAfter);
}

/** The host requires a longer wait than a user would accept. */
function outOfTime(failure: TryFailure): UpstreamError {
  const { retryAfter } = failure;
  if (failure.status !== 429 && retryAfter === undefined) return final(failure);
  const code = failure.status === 429 ? "RATE_LIMITED" : "UPSTREAM_DOWN";
  return new UpstreamError(generalRefusal(code), { retryAfter, cause: failure });
}
