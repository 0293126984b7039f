// Live data is polled once, regardless of the number of subscribers.
import type { Lifetime, LiveSource } from "./liveSource.ts";

export interface Topic<T> {
  /** identifies the watched data, e.g. `realtime:12`; all watchers of the same key share one poll */
  key: string;
  everyMs: number;
  /** one upstream call with the watcher's credentials */
  ask(): Promise<T>;
  /**
   * A cheap upstream call that is refused once this watcher has lost its access. Made for each watcher every 60 to 90
   * seconds, because readings are shared, also by a replica that does not poll.
   */
  verify(): Promise<unknown>;
  /** Verifies more often, where the call also renews something: after this time, and at most 30 seconds later. */
  verifyEveryMs?: number;
  /** report only readings that differ from the previous one (compared as JSON); the same for all topics of a key */
  onlyChanges?: boolean;
}

export interface Live {
  /**
   * Delivers the latest reading immediately, then each further one, to all subscribers as the same object. A failed
   * poll is a reading with `{ error }`. If the error says that this watcher has no access (anymore), it is the last
   * reading.
   */
  watch<T>(topic: Topic<T>, lifetime: Lifetime): LiveSource<Reading<T>>;
}

export type Reading<T> = { value: T; error?: undefined } | { value?: undefined; error: Error };
