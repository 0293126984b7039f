// Caches responses for a short time. Concurrent requests for the same key share one response. Failed requests are not
// cached.

const MAX_ENTRIES = 10_000;

export class RecentAnswers<Key, Value> {
  readonly #entries = new Map<Key, { until: number; value: Promise<Value> }>();
  readonly #lifeMs: number;
  readonly #now: () => number;
  readonly #ask: (key: Key) => Promise<Value>;
  readonly #maxEntries: number;

  constructor(lifeMs: number, now: () => number, ask: (key: Key) => Promise<Value>, maxEntries = MAX_ENTRIES) {
    this.#lifeMs = lifeMs;
    this.#now = now;
    this.#ask = ask;
    this.#maxEntries = maxEntries;
  }

  get(key: Key): Promise<Value> {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#now() ? entry.value : this.fresh(key);
  }

  /** Requests the value again and caches it. */
  fresh(key: Key): Promise<Value> {
    this.#makeRoom(key);
    const value = this.#ask(key);
    this.#entries.set(key, { until: this.#now() + this.#lifeMs, value });
    value.catch(() => this.forget(key, value));
    return value;
  }

  /** The oldest come first, because all live equally long. */
  #makeRoom(key: Key): void {
    this.#entries.delete(key);
    for (const [known, { until }] of this.#entries) {
      if (until > this.#now() && this.#entries.size < this.#maxEntries) return;
      this.#entries.delete(known);
    }
  }

  forget(key: Key, value?: Promise<Value>): void {
    if (!value || this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }
}
