// Caches responses for a short time. Concurrent requests for the same key share one response. Failed requests are not
// cached.

import type { Services } from "./services.ts";

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

/**
 * Responses about the events of a store. A process may have several stores (as in tests). `ask` is not aborted when one
 * caller disconnects, because others wait for the same response.
 */
export function recentAnswersOfStore<Key, Value>(
  lifeMs: number,
  ask: (services: Services, key: Key) => Promise<Value>,
  maxEntries?: number,
): (services: Services) => RecentAnswers<Key, Value> {
  const byStore = new WeakMap<Services["events"], RecentAnswers<Key, Value>>();
  return (services) => {
    const known = byStore.get(services.events);
    if (known) return known;
    const created = new RecentAnswers<Key, Value>(lifeMs, services.now, (key) => ask(services, key), maxEntries);
    byStore.set(services.events, created);
    return created;
  };
}
