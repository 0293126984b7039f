// Live data is polled once, however many look.

export interface Topic<T> {
  /** names the thing that is watched, e.g. `realtime:12`; whoever watches the same key shares one poll */
  key: string;
  everyMs: number;
  /** one upstream call with the credentials of whoever watches */
  ask(): Promise<T>;
  /** tell only what differs from the last telling (compared as JSON) */
  onlyChanges?: boolean;
}

export interface Live {
  /**
   * The newest reading at once, then each further one, until the signal aborts. Failed polls are told as `{ error }`; one
   * that says that this watcher may not look (any longer) is the last.
   */
  watch<T>(topic: Topic<T>, signal: AbortSignal): AsyncIterable<Reading<T>>;
}

export type Reading<T> = { value: T; error?: undefined } | { value?: undefined; error: Error };
