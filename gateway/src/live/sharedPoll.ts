// All watchers of one key in this process: the first one starts the poll, late ones receive the latest reading
// immediately, and the last one to leave stops the poll.
import type { Reading, Topic } from "./live.ts";
import { createPoller, type After, type Watcher } from "./poller.ts";
import type { PubSub } from "./pubsub.ts";
import { createReadingStream } from "./readingStream.ts";

export interface SharedPoll {
  watch<T>(topic: Topic<T>, signal: AbortSignal): AsyncIterable<Reading<T>>;
  /** ends it for all watchers */
  close(): void;
  readonly watchers: number;
}

export interface SharedPollOptions {
  key: string;
  everyMs: number;
  pubsub: PubSub;
  now(): number;
  after: After;
  /** called when the last watcher has left */
  onEmpty(): void;
}

/** Topics with the same key have the same type, so one watcher's poll is valid for all of them. */
type AnyWatcher = Watcher<unknown>;

export function createSharedPoll({ key, everyMs, pubsub, now, after, onEmpty }: SharedPollOptions): SharedPoll {
  const watchers = new Set<AnyWatcher>();
  const ends = new Set<() => void>();
  let newest: Reading<unknown> | undefined;
  const poller = createPoller({ everyMs, watchers, now, after, publish: (reading) => lease?.publish(reading) });
  let lease: ReturnType<PubSub["join"]> | undefined;

  function hear(reading: Reading<unknown>): void {
    newest = reading;
    for (const watcher of watchers) watcher.deliver(reading);
  }

  function leave(watcher: AnyWatcher, end: () => void): void {
    ends.delete(end);
    if (!watchers.delete(watcher) || watchers.size > 0) return;
    poller.stop();
    lease?.leave();
    lease = undefined;
    onEmpty();
  }

  return {
    watch<T>(topic: Topic<T>, signal: AbortSignal) {
      const readingStream = createReadingStream<T>(topic.onlyChanges === true, () => {
        signal.removeEventListener("abort", readingStream.end);
        leave(watcher, readingStream.end);
      });
      const watcher: AnyWatcher = {
        ask: topic.ask,
        deliver: (reading) => readingStream.deliver(reading as Reading<T>),
      };
      if (signal.aborted) {
        readingStream.end();
        return readingStream;
      }
      signal.addEventListener("abort", readingStream.end, { once: true });
      watchers.add(watcher);
      ends.add(readingStream.end);
      if (newest !== undefined) watcher.deliver(newest);
      lease ??= pubsub.join(key, everyMs, { lead: poller.start, follow: poller.stop, hear });
      return readingStream;
    },
    close: () => ends.forEach((end) => end()),
    get watchers() {
      return watchers.size;
    },
  };
}
