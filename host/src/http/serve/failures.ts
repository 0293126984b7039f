// Maps thrown errors to responses: a Problem is returned as it is, a value that the entity store can't store as invalid
// input, and anything else as an opaque 500 with a request id for finding it in the log.
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { failureOf, Problem } from "#host/http/problem.ts";
import { codeOf, isAway, StoreUnavailable } from "#host/stores/storeUnavailable.ts";

/** PostgreSQL's class 22, data exception: a number out of range, an invalid text or date. */
const isDataException = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(codeOf(error));

/** The event store's code of a query that reached its time limit. */
const TOO_SLOW = "159";
/** seconds; longer than any caller waits, because a second try would take just as long */
const RETRY_SLOW = 60;

function unavailable({ reason, retryAfter }: StoreUnavailable): Problem {
  const refusal = reason === "busy" ? requestRefusals.storeBusy({ seconds: retryAfter }) : requestRefusals.storeDown();
  return new Problem(refusal, { retryAfter });
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable) return unavailable(error);
  if (codeOf(error) === TOO_SLOW) return new Problem(requestRefusals.tooSlow(), { retryAfter: RETRY_SLOW });
  if (isAway(error)) return new Problem(requestRefusals.storeDown());
  if (isDataException(error)) return new Problem(requestRefusals.notStorable());
  return new Problem(requestRefusals.hostFault());
}

export function answerFailure(error: unknown, c: Context, requestId: string, log: Logger): Response {
  const problem = problemOf(error);
  if (error !== problem && problem.status >= 500 && !c.req.raw.signal.aborted) {
    log.error({ err: error, requestId, method: c.req.method, path: c.req.path }, "a request failed");
  }
  const failure = { ...failureOf(problem), ...(problem.code === "INTERNAL" && { requestId }) };
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? 1 : undefined);
  return c.json(failure, problem.status as ContentfulStatusCode, {
    "cache-control": "no-store",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
}
