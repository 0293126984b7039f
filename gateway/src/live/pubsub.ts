// Who polls a key, and how what was read reaches everybody who watches it.
import type { Reading } from "./live.ts";

export interface Part {
  /** from now on this one polls */
  lead(): void;
  /** somebody else polls */
  follow(): void;
  /** a reading, whoever polled it */
  hear(reading: Reading<unknown>): void;
}

export interface Lease {
  publish(reading: Reading<unknown>): void;
  leave(): void;
}

export interface PubSub {
  /** Takes part in one key. A process joins a key once, however many watch in it. */
  join(key: string, everyMs: number, part: Part): Lease;
  close(): Promise<void>;
}

/** A single process polls everything itself. */
export const inProcess: PubSub = {
  join(_key, _everyMs, part) {
    part.lead();
    return { publish: part.hear, leave: part.follow };
  },
  close: () => Promise.resolve(),
};
