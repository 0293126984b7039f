// One poll at a time for one key, every so many milliseconds. The watchers take turns with their credentials, so each is
// found out sooner or later who may not look any longer: it alone is told so, and the next one asks in its place. What
// fails for another reason fails for all.
import type { Reading } from "./live.ts";
import { isRefusal } from "./readings.ts";

export interface Watcher<T> {
  ask(): Promise<T>;
  deliver(reading: Reading<T>): void;
}

export interface PollerOptions<T> {
  everyMs: number;
  /** those who watch at this moment */
  watchers: ReadonlySet<Watcher<T>>;
  publish(reading: Reading<T>): void;
  now(): number;
  after: After;
}

/** Runs something later; answers how to call it off. */
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

/** Watchers refused in one round, at most: a project that is gone for all does not cost a call for each of them. */
const REFUSALS_A_ROUND = 5;

export function createPoller<T>({ everyMs, watchers, publish, now, after }: PollerOptions<T>): Poller {
  let round = 0;
  let turn = 0;
  let callOff = (): void => {};
  const requestedAt = new WeakMap<Watcher<T>, number>();

  /** Whoever has not been asked for longest, those included who came while others were asked. */
  function nextInTurn(since: number): Watcher<T> | undefined {
    let found: Watcher<T> | undefined;
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
        // whoever leaves takes its call with it
        if (!watchers.has(watcher)) continue;
        const failure = { error: error instanceof Error ? error : new Error(String(error)) };
        if (!isRefusal(error)) return failure;
        watcher.deliver(failure);
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
