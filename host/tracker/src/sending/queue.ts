// The unacknowledged events. The queue is written to the site's storage when the page is left or a request failed, so
// that it survives a reload. Events that another tab stored there are preserved. Sending an event twice is harmless
// because the host deduplicates by id.
import type { SessionEnvelope } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { isId } from "../id.ts";
import type { Storage } from "../storage.ts";

export interface Item {
  event: TrackedEvent;
  session: SessionEnvelope;
}

export interface Queue {
  add(item: Item): void;
  /** the oldest items, all of one session */
  next(limit: number): Item[];
  done(items: readonly Item[]): void;
  save(): void;
  /** number of items dropped at the limit since the last call */
  takeDropped(): number;
  readonly size: number;
}

/** Beyond this limit the oldest item is dropped and counted. */
const LIMIT = 300;
const NAME = "q";

const idsOf = (items: readonly Item[]) => new Set(items.map((item) => item.event.event_id));
/** Storage may contain anything. */
const isItem = (stored: Partial<Item> | null) => isId(stored?.event?.event_id) && !!stored.session?.id;

export function openQueue(storage: Storage): Queue {
  const read = (): Item[] => {
    const stored = storage.get(NAME);
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  };
  let items = read();
  let isStored = items.length > 0;
  let dropped = 0;
  return {
    add(item) {
      items.push(item);
      if (items.length > LIMIT) dropped += items.splice(0, items.length - LIMIT).length;
    },
    next(limit) {
      const id = items[0]?.session.id;
      const end = items.findIndex((item) => item.session.id !== id);
      return items.slice(0, Math.min(end < 0 ? items.length : end, limit));
    },
    done(sent) {
      const gone = idsOf(sent);
      const remains = (item: Item) => !gone.has(item.event.event_id);
      items = items.filter(remains);
      if (!isStored) return;
      const remaining = read().filter(remains);
      storage.set(NAME, remaining);
      isStored = remaining.length > 0;
    },
    save() {
      const own = idsOf(items);
      storage.set(NAME, [...read().filter((item) => !own.has(item.event.event_id)), ...items].slice(-LIMIT));
      isStored = true;
    },
    takeDropped() {
      const count = dropped;
      dropped = 0;
      return count;
    },
    get size() {
      return items.length;
    },
  };
}
