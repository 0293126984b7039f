// How long the host has been unreachable: it refuses connections, or answers that it is starting. For as long as a
// restart may take, calls wait for it; in a longer outage, they fail immediately. The breaker limits their attempts.
import type { TryFailure } from "./failure.ts";

/** longer than a restart of the host takes */
const RESTART_MS = 10_000;
/** After the outage, the breakers of other classes of calls are still open until their next probe: a second each. */
const REOPENING_MS = 2000;
/** without a report for this time, the next one begins another outage */
const FORGOTTEN_MS = 20_000;
/** calls of one gateway that may wait; further ones fail immediately */
const MAX_WAITING = 1000;

export interface Outage {
  /** an attempt could not reach the host */
  begin(failure: TryFailure): void;
  /** an attempt reached it */
  end(): void;
  /** why the host could not be reached, if it may be restarting or came back a moment ago */
  readonly recent: TryFailure | undefined;
  /** the host has been unreachable for longer than a restart takes */
  readonly isLong: boolean;
  /** undefined if too many calls wait; otherwise, must be called when the wait is over */
  enter(): (() => void) | undefined;
}

export function createOutage(now: () => number): Outage {
  let current: { since: number; last: number; failure: TryFailure } | undefined;
  let ended: { at: number; failure: TryFailure } | undefined;
  let waiting = 0;

  function age(): number | undefined {
    if (current !== undefined && now() - current.last > FORGOTTEN_MS) current = undefined;
    return current && now() - current.since;
  }
  const leave = () => void waiting--;
  return {
    begin(failure) {
      current = { since: now() - (age() ?? 0), last: now(), failure };
    },
    end() {
      if (current === undefined) return;
      ended = { at: now(), failure: current.failure };
      current = undefined;
    },
    get recent() {
      const ms = age();
      if (ms !== undefined) return ms < RESTART_MS ? current?.failure : undefined;
      return ended && now() - ended.at < REOPENING_MS ? ended.failure : undefined;
    },
    get isLong() {
      return (age() ?? 0) >= RESTART_MS;
    },
    enter() {
      if (waiting >= MAX_WAITING) return undefined;
      waiting++;
      return leave;
    },
  };
}
