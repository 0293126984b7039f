/** `busy`: too many queries wait. `away`: it does not respond, or its tables are not migrated yet. */
export type Unavailability = "busy" | "away";

/** The event store can't answer now, and may a little later. */
export class StoreUnavailable extends Error {
  readonly reason: Unavailability;
  /** seconds */
  readonly retryAfter: number;

  constructor(reason: Unavailability, retryAfter: number, cause?: unknown) {
    super(`The event store is ${reason}`, { cause });
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
