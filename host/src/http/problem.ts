// An error caused by the caller: invalid or forbidden requests. Any other thrown error is internal and returned as an
// opaque 500.
import { failures, type FailureCode } from "@sightline/schema/rest/errorCodes";
import type { Failure } from "@sightline/schema/rest/failure";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { Params, Refusal } from "@sightline/schema/rest/refusals/message";

export class Problem extends Error {
  readonly code: FailureCode;
  readonly reason: string;
  readonly params: Params;
  readonly status: number;
  readonly field: string | undefined;
  /** seconds after which a retry may succeed */
  readonly retryAfter: number | undefined;

  constructor({ code, reason, params, message }: Refusal, more: { field?: string; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.params = params;
    this.status = failures[code].status;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** The body of the answer. */
export const failureOf = ({ message, code, reason, params, field }: Problem): Failure => ({
  err: message,
  code,
  reason,
  params,
  ...(field !== undefined && { field }),
});

/** For callers who entered the demo without an account. */
export const lookingOnly = () => new Problem(accessRefusals.demoReadOnly());
export const unauthenticated = () => new Problem(accessRefusals.unauthenticated());
