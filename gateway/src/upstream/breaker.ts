// Circuit breaker for the API host. It opens if half of at least 20 attempts within 10 s failed. After a second, it
// allows one probe per second, even if the previous probe is still pending: if the host leaves probes hanging, its
// recovery would otherwise be detected late.
const WINDOW_MS = 10_000;
const LEAST_TRIES = 20;
const THRESHOLD = 0.5;
const OPEN_MS = 1000;

/** Allows one attempt, whose outcome must be reported exactly once. */
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
  let isOpen = false;
  let nextProbeAt = 0;
  /** pending probes */
  let probes = 0;
  let windowStart = now();
  /** in the current and the previous half window */
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
    isOpen = true;
    nextProbeAt = now() + OPEN_MS;
    tries = 0;
    failures = 0;
    before = { tries: 0, failures: 0 };
  }
  function count(failed: boolean): void {
    if (isOpen) return;
    roll();
    tries += 1;
    if (failed) failures += 1;
    const all = tries + before.tries;
    if (failed && all >= LEAST_TRIES && failures + before.failures >= all * THRESHOLD) open();
  }

  const ordinary: Pass = { succeeded: () => count(false), failed: () => count(true), left: () => {} };
  const probe: Pass = {
    succeeded() {
      probes -= 1;
      if (!isOpen) return;
      isOpen = false;
      windowStart = now();
    },
    failed() {
      probes -= 1;
    },
    left() {
      probes -= 1;
      nextProbeAt = now();
    },
  };
  return {
    enter() {
      if (!isOpen) return ordinary;
      if (now() < nextProbeAt) return undefined;
      nextProbeAt = now() + OPEN_MS;
      probes += 1;
      return probe;
    },
    get state() {
      if (!isOpen) return "closed";
      return probes > 0 ? "probing" : "open";
    },
  };
}
