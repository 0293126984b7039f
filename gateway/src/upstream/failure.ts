// Why one attempt failed, and whether it may be retried.

export type FailureKind =
  /** no part of the request can have reached the host */
  | "unsent"
  /** reset, or closed before the response was complete */
  | "broken"
  | "slow"
  /** a response came, but an unusable one */
  | "unusable"
  /** an invalid response that a retry would not fix */
  | "wrong"
  | "status";

export class TryFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** parsed body of a refusal */
  readonly body: unknown;
  /** seconds, from the host's Retry-After */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: { status?: number; body?: unknown; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "TryFailure";
    this.kind = kind;
    this.status = more.status;
    this.body = more.body;
    this.retryAfter = more.retryAfter;
  }
}

/** The caller stopped waiting for the response. */
export class Aborted extends Error {
  constructor() {
    super("The client disconnected before the response");
    this.name = "AbortError";
  }
}
