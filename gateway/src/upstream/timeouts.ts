// The timeouts of all attempts, checked by one interval that runs only while attempts are pending. A timer for each
// attempt would cost more than the attempt's own bookkeeping, and none of them needs to be exact.
import { ActiveSet, type ActiveEntry } from "@sightline/schema/rest/network/activeSet";

const STEP_MS = 25;

export interface Expiring {
  /** on the clock of `performance.now` */
  readonly expiresAt: number;
  /** removes its timeout, or has more time now */
  expire(): void;
}

export type Timeout = ActiveEntry<Expiring>;

export interface Timeouts {
  /** returns what `remove` needs */
  add(pending: Expiring): Timeout;
  remove(timeout: Timeout): void;
}

export function createTimeouts(): Timeouts {
  const all = new ActiveSet<Expiring>();
  let timer: NodeJS.Timeout | undefined;

  function sweep(): void {
    if (all.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const now = performance.now();
    for (const pending of all) {
      if (pending.expiresAt <= now) pending.expire();
    }
  }
  return {
    add(pending) {
      timer ??= setInterval(sweep, STEP_MS).unref();
      return all.add(pending);
    },
    remove: (timeout) => all.remove(timeout),
  };
}
