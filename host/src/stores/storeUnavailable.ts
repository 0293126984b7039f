/** `busy`: too many queries wait. `away`: it does not respond, or its tables are not migrated yet. */
export type Unavailability = "busy" | "away";

/** A store can't answer now, and may a little later. */
export class StoreUnavailable extends Error {
  readonly reason: Unavailability;
  /** seconds */
  readonly retryAfter: number;

  constructor(
    store: "entity store" | "event store",
    reason: Unavailability,
    { retryAfter, cause }: { retryAfter: number; cause?: unknown },
  ) {
    super(`The ${store} is ${reason}`, { cause });
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** The code of PostgreSQL, ClickHouse or the operating system; empty if there is none. */
export const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** A store that is unavailable, restarting or overloaded; a query that reached its memory limit; a full disk. */
const AWAY =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|E?TIMEDOUT|ENOSPC|EDQUOT|08...|53...|57P0.|57014|241|243|210|202)$/;
const AWAY_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Timeout error|socket hang up)/;

/** Whether the error says that a store can't answer at the moment, whatever was asked. */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  (error instanceof Error && (AWAY.test(codeOf(error)) || AWAY_MESSAGES.test(error.message)));
