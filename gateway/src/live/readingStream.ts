// The readings of one watcher, as an async iterable. Its buffer is bounded, so a slow watcher misses older readings. A
// refusal is the last reading, because waiting does not restore access.
import type { Reading } from "./live.ts";
import { isRefusal } from "./readings.ts";

export interface ReadingStream<T> extends AsyncIterableIterator<Reading<T>> {
  deliver(reading: Reading<T>): void;
  end(): void;
  return(): Promise<IteratorResult<Reading<T>>>;
}

/** Maximum number of readings buffered for a slow watcher. */
const WAITING_AT_MOST = 4;

const sameness = ({ value, error }: Reading<unknown>) => (error === undefined ? JSON.stringify(value) : error.message);

export function createReadingStream<T>(onlyChanges: boolean, onEnd: () => void): ReadingStream<T> {
  const waiting: Reading<T>[] = [];
  let listener: ((step: IteratorResult<Reading<T>>) => void) | undefined;
  let last: string | undefined;
  let ended = false;
  const done = { value: undefined, done: true } as const;

  function isNew(reading: Reading<T>): boolean {
    if (!onlyChanges) return true;
    const fingerprint = sameness(reading);
    if (fingerprint === last) return false;
    last = fingerprint;
    return true;
  }

  function end(): void {
    if (ended) return;
    ended = true;
    waiting.length = 0;
    listener?.(done);
    listener = undefined;
    onEnd();
  }

  return {
    deliver(reading) {
      if (ended || !isNew(reading)) return;
      if (listener === undefined) {
        waiting.push(reading);
        if (waiting.length > WAITING_AT_MOST) waiting.shift();
        return;
      }
      const hand = listener;
      listener = undefined;
      hand({ value: reading, done: false });
      if (isRefusal(reading.error)) end();
    },
    end,
    next() {
      const reading = waiting.shift();
      if (reading !== undefined) {
        if (isRefusal(reading.error)) end();
        return Promise.resolve({ value: reading, done: false });
      }
      if (ended) return Promise.resolve(done);
      return new Promise((resolve) => {
        listener = resolve;
      });
    },
    return() {
      end();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
