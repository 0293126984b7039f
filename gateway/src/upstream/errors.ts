// What can go wrong at the API host, in the closed list's words. The mapping from HTTP stands here and nowhere else.
import type { ErrorCode } from "#gateway/__generated__/resolverTypes.ts";

export class UpstreamError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** seconds after which another try may work */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { field?: string | undefined; retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}
