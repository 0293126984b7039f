// Expected refusals are data of a mutation's payload; everything else remains an error.
import type { ErrorCode, Problem } from "#gateway/__generated__/resolverTypes.ts";
import { translationOf, UpstreamError } from "#gateway/upstream/errors.ts";
import { camelName } from "./camel.ts";

const expected: readonly ErrorCode[] = ["FORBIDDEN", "PLAN_LIMIT", "NOT_FOUND", "INVALID", "CONFLICT", "RATE_LIMITED"];

/** Converts an error to a problem for payloads. Rethrows other errors. `also`: further codes that count as problems. */
export function refusal(error: unknown, ...also: ErrorCode[]): Problem {
  if (!(error instanceof UpstreamError)) throw error;
  if (!expected.includes(error.code) && !also.includes(error.code)) throw error;
  // the host uses the wire's field names
  const field = error.field === undefined ? null : camelName(error.field);
  return {
    code: error.code,
    message: error.message,
    ...translationOf(error.refusal),
    field,
    retryAfter: error.retryAfter ?? null,
  };
}
