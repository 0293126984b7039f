// The timeouts of all attempts, checked by one interval that runs only while attempts are pending. A timer for each
// attempt would cost more than the attempt's own bookkeeping, and none of them needs to be exact.
const STEP_MS = 25;

export interface Expiring {
  /** on the clock of `performance.now` */
  readonly expiresAt: number;
  expire(): void;
}

export interface Timeouts {
  add(pending: Expiring): void;
  remove(pending: Expiring): void;
}

export function createTimeouts(): Timeouts {
  const all = new Set<Expiring>();
  let timer: NodeJS.Timeout | undefined;

  function sweep(): void {
    if (all.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const now = performance.now();
    for (const pending of all) {
      if (pending.expiresAt > now) continue;
      all.delete(pending);
      pending.expire();
    }
  }
  return {
    add(pending) {
      all.add(pending);
      timer ??= setInterval(sweep, STEP_MS).unref();
    },
    remove: (pending) => void all.delete(pending),
  };
}
