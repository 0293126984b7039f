// Repeats work that needs a store until the store is available: in the background, if it isn't at first.
import { setTimeout as wait } from "node:timers/promises";

const FIRST_PAUSE_MS = 500;

export interface Repeating {
  signal: AbortSignal;
  /** the longest pause between two attempts in milliseconds */
  longestPauseMs: number;
  /** after each failed attempt; throwing ends the work with that error */
  failed(error: unknown): void;
  /** the longest time in milliseconds that `first` waits for the first attempt */
  patienceMs: number;
}

export interface Repeated<Value> {
  /** Resolves with the first success, or with undefined once the signal is aborted. */
  done: Promise<Value | undefined>;
  /** Resolves when the first attempt has ended, or takes too long. */
  first: Promise<void>;
}

export function untilAvailable<Value>(work: () => Promise<Value>, options: Repeating): Repeated<Value> {
  const { signal, longestPauseMs, failed, patienceMs } = options;
  const first = Promise.withResolvers<void>();

  async function repeat(): Promise<Value | undefined> {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) break;
        failed(error);
      }
      first.resolve();
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  }

  const timer = setTimeout(first.resolve, patienceMs);
  const done = repeat().finally(() => clearTimeout(timer));
  done.then(() => first.resolve(), first.reject);
  // callers may await only `done`
  first.promise.catch(() => undefined);
  return { done, first: first.promise };
}
