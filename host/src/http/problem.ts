// A refusal: what the caller did wrong or may not do. Everything else that is thrown is a fault of ours and is
// answered as an opaque 500.
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
  /** seconds after which another try may work */
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

/** Who came into the demo without an account. */
export const lookingOnly = () => new Problem(accessRefusals.demoReadOnly());
export const unauthenticated = () => new Problem(accessRefusals.unauthenticated());
