// Refusals that are to be expected are data of a mutation's payload; everything else stays an error.
import type { ErrorCode, Problem } from "#gateway/__generated__/resolverTypes.ts";
import { translationOf, UpstreamError } from "#gateway/upstream/errors.ts";
import { camelName } from "./camel.ts";

const expected: readonly ErrorCode[] = ["FORBIDDEN", "PLAN_LIMIT", "NOT_FOUND", "INVALID", "CONFLICT", "RATE_LIMITED"];

/** The problem that an error is, for payloads; throws the error again where it is none. `also` are further codes. */
export function refusal(error: unknown, ...also: ErrorCode[]): Problem {
  if (!(error instanceof UpstreamError)) throw error;
  if (!expected.includes(error.code) && !also.includes(error.code)) throw error;
  // the host names fields as the wire does
  const field = error.field === undefined ? null : camelName(error.field);
  return {
    code: error.code,
    message: error.message,
    ...translationOf(error.refusal),
    field,
    retryAfter: error.retryAfter ?? null,
  };
}
