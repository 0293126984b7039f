// Why one try failed, and whether another one may be made.

export type FailureKind =
  /** nothing of the request can have arrived */
  | "unsent"
  /** reset, or closed before the answer was whole */
  | "broken"
  | "slow"
  /** an answer came, but not one that can be used */
  | "unusable"
  /** an answer that will be as unusable the next time */
  | "wrong"
  | "status";

export class TryFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** parsed body of a refusal */
  readonly body: unknown;
  /** seconds, as the host's Retry-After said */
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

/** Whoever waited for the answer has left. */
export class Aborted extends Error {
  constructor() {
    super("The client disconnected before the response");
    this.name = "AbortError";
  }
}
