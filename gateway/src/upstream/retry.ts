// The attempts of one call: their number, their delays, their deadline, and the final error.
import type { Breaker } from "./breaker.ts";
import type { RetryBudget } from "./budget.ts";
import type { Cancellation } from "./cancellation.ts";
import { refusalOf, generalRefusal, upstreamDown, UpstreamError } from "./errors.ts";
import { Aborted, TryFailure } from "./failure.ts";
import { isTransient } from "./retryClass.ts";

const RETRIES = 3;
const BASE_MS = 100;
const CAP_MS = 2000;

export interface RetryDeps {
  breaker: Breaker;
  budget: RetryBudget;
  now(): number;
  random(): number;
  /** rejects with Aborted when the caller leaves */
  wait(ms: number, cancellation: Cancellation): Promise<void>;
  /** for all attempts and delays */
  deadlineMs: number;
  /** for one attempt */
  tryMs: number;
}

export interface Tries {
  /** the call may be repeated even if the host may have received it */
  repeatable: boolean;
  cancellation: Cancellation;
  attempt(timeoutMs: number): Promise<unknown>;
  onRetry?(failure: TryFailure): void;
}

function worthAnother(failure: TryFailure, repeatable: boolean): boolean {
  if (failure.kind === "unsent") return true;
  if (!repeatable || failure.kind === "wrong") return false;
  return failure.kind !== "status" || isTransient(failure.status ?? 0);
}

/** A host that refuses is healthy; one that breaks the connection, does not respond or sends invalid data is not. */
const isFault = (failure: TryFailure) => failure.kind !== "status" || (failure.status ?? 0) >= 500;

function final(failure: TryFailure): UpstreamError {
  if (failure.kind !== "status") return upstreamDown(failure);
  return refusalOf(failure.status ?? 0, failure.body, failure.retryAfter);
}

export async function withRetries(deps: RetryDeps, tries: Tries): Promise<unknown> {
  const end = deps.now() + deps.deadlineMs;
  let last: TryFailure | undefined;
  deps.budget.recordCall();
  for (let n = 0; ; n++) {
    const pass = deps.breaker.enter();
    if (pass === undefined) throw upstreamDown(last ?? "the circuit breaker is open", 1);
    try {
      const answer = await tries.attempt(Math.max(1, Math.min(deps.tryMs, end - deps.now())));
      pass.succeeded();
      return answer;
    } catch (error) {
      if (!(error instanceof TryFailure)) {
        pass.left();
        throw error;
      }
      if (isFault(error)) pass.failed();
      else pass.succeeded();
      last = error;
    }
    if (n >= RETRIES || !worthAnother(last, tries.repeatable)) throw final(last);
    const jitter = deps.random() * Math.min(CAP_MS, BASE_MS * 2 ** n);
    const pause = Math.max(jitter, (last.retryAfter ?? 0) * 1000);
    if (deps.now() + pause >= end) throw outOfTime(last);
    if (tries.cancellation.hasLeft) throw new Aborted();
    if (!deps.budget.take()) throw final(last);
    tries.onRetry?.(last);
    await deps.wait(pause, tries.cancellation);
  }
}

/** The host requires a longer wait than a user would accept. */
function outOfTime(failure: TryFailure): UpstreamError {
  const { retryAfter } = failure;
  if (failure.status !== 429 && retryAfter === undefined) return final(failure);
  const code = failure.status === 429 ? "RATE_LIMITED" : "UPSTREAM_DOWN";
  return new UpstreamError(generalRefusal(code), { retryAfter, cause: failure });
}
