// Live data whose rounds are begun by the test: nothing waits, nothing is timed.
import { createLive, type RunningLive } from "#gateway/live/createLive.ts";

export interface RoundedLive {
  live: RunningLive;
  /** begins the next round of whatever is polled */
  round(): void;
}

export function roundedLive(): RoundedLive {
  const due = new Set<() => void>();
  const live = createLive({
    now: Date.now,
    after(_, run) {
      due.add(run);
      return () => due.delete(run);
    },
  });
  return {
    live,
    round() {
      const now = [...due];
      due.clear();
      for (const run of now) run();
    },
  };
}
