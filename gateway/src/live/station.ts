// All who watch one key in this process: the first to come starts the poll, late ones hear the newest reading at once,
// the last to leave stops it.
import type { Reading, Topic } from "./live.ts";
import { createPoller, type After, type Watcher } from "./poller.ts";
import type { PubSub } from "./pubsub.ts";
import { createTelling } from "./telling.ts";

export interface Station {
  watch<T>(topic: Topic<T>, signal: AbortSignal): AsyncIterable<Reading<T>>;
  /** ends it for everybody */
  close(): void;
  readonly watchers: number;
}

export interface StationOptions {
  key: string;
  everyMs: number;
  pubsub: PubSub;
  now(): number;
  after: After;
  /** the last one has left */
  onEmpty(): void;
}

/** Topics of one key are of one kind, so what one asks fits what the others wait for. */
type AnyWatcher = Watcher<unknown>;

export function createStation({ key, everyMs, pubsub, now, after, onEmpty }: StationOptions): Station {
  const watchers = new Set<AnyWatcher>();
  const ends = new Set<() => void>();
  let newest: Reading<unknown> | undefined;
  const poller = createPoller({ everyMs, watchers, now, after, publish: (reading) => seat?.publish(reading) });
  let seat: ReturnType<PubSub["join"]> | undefined;

  function hear(reading: Reading<unknown>): void {
    newest = reading;
    for (const watcher of watchers) watcher.tell(reading);
  }

  function leave(watcher: AnyWatcher, end: () => void): void {
    ends.delete(end);
    if (!watchers.delete(watcher) || watchers.size > 0) return;
    poller.stop();
    seat?.leave();
    seat = undefined;
    onEmpty();
  }

  return {
    watch<T>(topic: Topic<T>, signal: AbortSignal) {
      const telling = createTelling<T>(topic.onlyChanges === true, () => {
        signal.removeEventListener("abort", telling.end);
        leave(watcher, telling.end);
      });
      const watcher: AnyWatcher = { ask: topic.ask, tell: (reading) => telling.tell(reading as Reading<T>) };
      if (signal.aborted) {
        telling.end();
        return telling;
      }
      signal.addEventListener("abort", telling.end, { once: true });
      watchers.add(watcher);
      ends.add(telling.end);
      if (newest !== undefined) watcher.tell(newest);
      seat ??= pubsub.join(key, everyMs, { lead: poller.start, follow: poller.stop, hear });
      return telling;
    },
    close: () => ends.forEach((end) => end()),
    get watchers() {
      return watchers.size;
    },
  };
}
