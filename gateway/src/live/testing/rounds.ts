// Live data whose polling rounds are started by the test, without timers.
import { createLive, type RunningLive } from "#gateway/live/createLive.ts";

export interface RoundedLive {
  live: RunningLive;
  /** starts the next round of all polls */
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
