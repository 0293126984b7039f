// A refusal: what the caller did wrong or may not do. Everything else that is thrown is a fault of ours and is
// answered as an opaque 500.
import type { FailureCode } from "@sightline/schema/rest/failure";

const statusOf: Record<FailureCode, number> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  ROLE: 403,
  PLAN: 403,
  PLAN_LIMIT: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

export class Problem extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly field: string | undefined;
  /** seconds after which another try may work */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, message: string, more: { field?: string; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

export const notFound = (what: string) => new Problem("NOT_FOUND", `${what} was not found`);
/** Who came into the demo without an account. */
export const lookingOnly = () =>
  new Problem("ROLE", "The demo can be looked at, and not changed. Sign up to have a company of your own");
export const unauthenticated = () => new Problem("UNAUTHENTICATED", "Sign in first, or send an API key");
