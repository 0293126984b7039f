// While the host is down nobody waits for it: at half of at least 20 tries failed within 10 s the breaker opens, and
// after a second one probe at a time may see whether the host is back.
const WINDOW_MS = 10_000;
const LEAST_TRIES = 20;
const THRESHOLD = 0.5;
const OPEN_MS = 1000;

/** Allows one try, whose outcome must be told exactly once. */
export interface Pass {
  succeeded(): void;
  failed(): void;
  /** the caller left before the outcome was known */
  left(): void;
}

export interface Breaker {
  /** undefined while the breaker is open */
  enter(): Pass | undefined;
  readonly state: "closed" | "open" | "probing";
}

export function createBreaker(now: () => number): Breaker {
  let openedAt: number | undefined;
  let probing = false;
  let windowStart = now();
  /** of the running and of the previous half window */
  let tries = 0;
  let failures = 0;
  let before = { tries: 0, failures: 0 };

  function roll(): void {
    const half = WINDOW_MS / 2;
    const passed = now() - windowStart;
    if (passed < half) return;
    before = passed < WINDOW_MS ? { tries, failures } : { tries: 0, failures: 0 };
    tries = 0;
    failures = 0;
    windowStart = now();
  }
  function open(): void {
    openedAt = now();
    tries = 0;
    failures = 0;
    before = { tries: 0, failures: 0 };
  }
  function count(failed: boolean): void {
    if (openedAt !== undefined) return;
    roll();
    tries += 1;
    if (failed) failures += 1;
    const all = tries + before.tries;
    if (failed && all >= LEAST_TRIES && failures + before.failures >= all * THRESHOLD) open();
  }

  const ordinary: Pass = { succeeded: () => count(false), failed: () => count(true), left: () => {} };
  const probe: Pass = {
    succeeded() {
      probing = false;
      openedAt = undefined;
      windowStart = now();
    },
    failed() {
      probing = false;
      open();
    },
    left() {
      probing = false;
    },
  };
  return {
    enter() {
      if (openedAt === undefined) return ordinary;
      if (probing || now() - openedAt < OPEN_MS) return undefined;
      probing = true;
      return probe;
    },
    get state() {
      if (openedAt === undefined) return "closed";
      return probing ? "probing" : "open";
    },
  };
}
