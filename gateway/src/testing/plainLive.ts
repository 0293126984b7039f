// Live data for tests of everything but live data: one poll for each that watches.
import type { Live, Reading, Topic } from "#gateway/live/live.ts";
import { wait } from "#gateway/upstream/wait.ts";

async function* poll<T>(topic: Topic<T>, signal: AbortSignal): AsyncGenerator<Reading<T>> {
  while (!signal.aborted) {
    const reading = await topic.ask().then(
      (value): Reading<T> => ({ value }),
      (error: unknown): Reading<T> => ({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    if (signal.aborted) return;
    yield reading;
    await wait(topic.everyMs, signal).catch(() => {});
  }
}

export const plainLive = (): Live => ({ watch: poll });
