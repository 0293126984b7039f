// Determines which replica polls a key, and distributes the readings to all its watchers.
import type { Reading } from "./live.ts";

export interface Part {
  /** this replica now polls */
  lead(): void;
  /** another replica polls */
  follow(): void;
  /** a reading from any replica */
  hear(reading: Reading<unknown>): void;
}

export interface Lease {
  publish(reading: Reading<unknown>): void;
  leave(): void;
}

export interface PubSub {
  /** Joins one key. A process joins a key once, regardless of its number of watchers. */
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
