// Live data is polled once, regardless of the number of subscribers.

export interface Topic<T> {
  /** identifies the watched data, e.g. `realtime:12`; all watchers of the same key share one poll */
  key: string;
  everyMs: number;
  /** one upstream call with the watcher's credentials */
  ask(): Promise<T>;
  /** report only readings that differ from the previous one (compared as JSON) */
  onlyChanges?: boolean;
}

export interface Live {
  /**
   * Yields the latest reading immediately, then each further one, until the signal aborts. A failed poll yields `{
   * error }`. If the error says that this watcher has no access (anymore), it is the last reading.
   */
  watch<T>(topic: Topic<T>, signal: AbortSignal): AsyncIterable<Reading<T>>;
}

export type Reading<T> = { value: T; error?: undefined } | { value?: undefined; error: Error };
