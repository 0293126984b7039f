// Polls one key at a fixed interval, one poll at a time. The watchers' credentials are used in turn, so a watcher that
// has lost its access is detected sooner or later. Only that watcher receives the error, and the next one polls
// instead. Any other error is reported to all watchers.
import type { Reading } from "./live.ts";
import { isRefusal } from "./readings.ts";

export interface Watcher<T> {
  ask(): Promise<T>;
}

export interface PollerOptions<T, W extends Watcher<T>> {
  everyMs: number;
  /** the current watchers */
  watchers: ReadonlySet<W>;
  publish(reading: Reading<T>): void;
  /** this watcher has lost its access */
  refuse(watcher: W, reading: Reading<T>): void;
  now(): number;
  after: After;
}

/** Schedules a function; returns how to cancel it. */
export type After = (ms: number, run: () => void) => () => void;

export const afterMs: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

export interface Poller {
  start(): void;
  stop(): void;
}

/**
 * Maximum number of watchers refused in one round, so that a project that was deleted for all does not cost a call for
 * each of them.
 */
const REFUSALS_A_ROUND = 5;

export function createPoller<T, W extends Watcher<T>>({
  everyMs,
  watchers,
  publish,
  refuse,
  now,
  after,
}: PollerOptions<T, W>): Poller {
  let round = 0;
  let turn = 0;
  let callOff = (): void => {};
  const requestedAt = new WeakMap<W, number>();

  /** The watcher that has not polled for the longest time, including watchers that joined in the meantime. */
  function nextInTurn(since: number): W | undefined {
    let found: W | undefined;
    let oldest = since;
    for (const watcher of watchers) {
      const at = requestedAt.get(watcher) ?? -1;
      if (at >= oldest) continue;
      found = watcher;
      oldest = at;
    }
    if (found !== undefined) requestedAt.set(found, turn++);
    return found;
  }

  async function ask(mine: number): Promise<Reading<T> | undefined> {
    const since = turn;
    for (let refusals = 0; refusals < REFUSALS_A_ROUND;) {
      const watcher = nextInTurn(since);
      if (watcher === undefined) return undefined;
      try {
        return { value: await watcher.ask() };
      } catch (error) {
        if (mine !== round) return undefined;
        // a watcher that leaves cancels its call
        if (!watchers.has(watcher)) continue;
        const failure = { error: error instanceof Error ? error : new Error(String(error)) };
        if (!isRefusal(error)) return failure;
        refuse(watcher, failure);
        refusals += 1;
      }
    }
    return undefined;
  }

  async function poll(mine: number): Promise<void> {
    const began = now();
    const reading = await ask(mine);
    if (mine !== round) return;
    if (reading !== undefined) publish(reading);
    const left = everyMs - (now() - began);
    callOff = after(Math.min(everyMs, Math.max(0, left)), () => void poll(mine));
  }

  return {
    start() {
      round += 1;
      callOff();
      void poll(round);
    },
    stop() {
      round += 1;
      callOff();
    },
  };
}
