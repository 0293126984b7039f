// What is answered when something is thrown: a Problem as it is, a value that the entity store can't hold as bad input,
// anything else as an opaque 500 whose request id leads to the log.
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "@sightline/schema/rest/failure";
import type { Logger } from "pino";
import { Problem } from "#host/http/problem.ts";

/** PostgreSQL's class 22, data exception: a number out of range, a text or date that does not exist. */
function isDataException(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDataException(error))
    return new Problem("INVALID", "A value is outside of what can be stored; check numbers and dates");
  return new Problem("INTERNAL", "Something went wrong on our side; it has been logged");
}

export function answerFailure(error: unknown, c: Context, requestId: string, log: Logger): Response {
  const problem = problemOf(error);
  if (problem.code === "INTERNAL" && !c.req.raw.signal.aborted) {
    log.error({ err: error, requestId, method: c.req.method, path: c.req.path }, "a request failed");
  }
  const failure: Failure & { requestId?: string } = { err: problem.message, code: problem.code };
  if (problem.field !== undefined) failure.field = problem.field;
  if (problem.code === "INTERNAL") failure.requestId = requestId;
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? 1 : undefined);
  return c.json(failure, problem.status as ContentfulStatusCode, {
    "cache-control": "no-store",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
}
