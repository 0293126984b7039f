// Retries may add at most a fifth to the load on the host, but ten per second are always allowed.
const WINDOW_SECONDS = 10;
const SHARE = 0.2;
const FLOOR_PER_SECOND = 10;

export interface RetryBudget {
  /** records a call */
  recordCall(): void;
  /** whether one more retry is allowed; if so, it is counted */
  take(): boolean;
}

export function createRetryBudget(now: () => number): RetryBudget {
  const calls = new Float64Array(WINDOW_SECONDS);
  const retries = new Float64Array(WINDOW_SECONDS);
  let current = Math.floor(now() / 1000);
  const slot = () => {
    const second = Math.floor(now() / 1000);
    const passed = Math.min(WINDOW_SECONDS, second - current);
    for (let n = 1; n <= passed; n++) {
      const at = (((current + n) % WINDOW_SECONDS) + WINDOW_SECONDS) % WINDOW_SECONDS;
      calls[at] = 0;
      retries[at] = 0;
    }
    if (passed > 0) current = second;
    return ((current % WINDOW_SECONDS) + WINDOW_SECONDS) % WINDOW_SECONDS;
  };
  const sum = (counts: Float64Array) => counts.reduce((total, count) => total + count, 0);
  return {
    recordCall() {
      const at = slot();
      calls[at] = (calls[at] ?? 0) + 1;
    },
    take() {
      const at = slot();
      const thisSecond = retries[at] ?? 0;
      if (thisSecond >= FLOOR_PER_SECOND && sum(retries) >= SHARE * sum(calls)) return false;
      retries[at] = thisSecond + 1;
      return true;
    },
  };
}
