// How long an attempt may take. On a saturated machine every answer is slow, and repeating slow calls would add to the
// load, so an attempt gets several times as long as recent answers took. A host that answers nothing at all gets the
// least time, because a repeated call may reach a healthy replica.
const FACTOR = 4;

export interface Patience {
  attemptMs(leastMs: number): number;
  /** records how long a call took to be answered */
  answered(ms: number): void;
}

/** `windowMs`: how long an answer counts as recent, which has to exceed the longest attempt */
export function createPatience(now: () => number, windowMs: number): Patience {
  let windowStart = now();
  /** in the current and the previous half window */
  let slowest = 0;
  let before = 0;

  function roll(): void {
    const passed = now() - windowStart;
    if (passed < windowMs / 2) return;
    before = passed < windowMs ? slowest : 0;
    slowest = 0;
    windowStart = now();
  }
  return {
    attemptMs(leastMs) {
      roll();
      return Math.max(leastMs, FACTOR * Math.max(slowest, before));
    },
    answered(ms) {
      if (ms <= slowest) return;
      roll();
      slowest = Math.max(slowest, ms);
    },
  };
}
