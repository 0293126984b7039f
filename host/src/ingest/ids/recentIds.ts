// Recently accepted event ids, so that a redelivery is recognized without querying the store. Full ids are stored (16
// bytes, so there are no false matches) in two generations: when the young one is full, it becomes the old one.
// `coveredSince` is exact: every event accepted at or after that time is included.
const WORDS = 4;

interface Table {
  words: Uint32Array;
  count: number;
  since: number;
}

const emptyTable = (slots: number, since: number): Table => ({
  words: new Uint32Array(slots * WORDS),
  count: 0,
  since,
});

/** Hashes project ids over all bits, so that the same event id in two projects has two keys. */
const hashOf = (widgetId: number) => Math.imul(widgetId, 0x9e3779b1);

export interface RecentIds {
  has(widgetId: number, eventId: string): boolean;
  /** Returns whether the id is new. */
  add(widgetId: number, eventId: string): boolean;
  /** Removes ids that could not be stored. */
  forget(ids: readonly { widget_id: number; event_id: string }[]): void;
  readonly coveredSince: number;
}

/** `capacity`: ids per generation; 1,000,000 take 32 MB. */
export function openRecentIds(since: number, now: () => number, capacity = 1_000_000): RecentIds {
  let young = emptyTable(1024, since);
  let old = emptyTable(1, since);
  const forgotten = new Set<string>();
  const key = new Uint32Array(WORDS);

  function read(widgetId: number, id: string): void {
    key[0] = parseInt(id.slice(0, 8), 16) ^ hashOf(widgetId);
    key[1] = parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
    key[2] = parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
    key[3] = parseInt(id.slice(28), 16);
    if (!(key[0] | key[1] | key[2] | key[3])) key[3] = 1; // all zeros mark a free slot
  }

  /** The offset of the key, or of the free slot where it would be inserted. */
  function find({ words }: Table, k0: number, k1: number, k2: number, k3: number): number {
    const slots = words.length / WORDS;
    let slot = (Math.imul(k3 ^ Math.imul(k0, 0x85ebca6b) ^ Math.imul(k1, 0xc2b2ae35), 0x27d4eb2f) ^ k2) >>> 0;
    for (slot = ((slot ^ (slot >>> 15)) >>> 0) % slots; ; slot = (slot + 1) % slots) {
      const at = slot * WORDS;
      const [w0, w1, w2, w3] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
      if ((w0 === k0 && w1 === k1 && w2 === k2 && w3 === k3) || !(w0 || w1 || w2 || w3)) return at;
    }
  }

  const isIn = (table: Table) => {
    if (table.count === 0) return false;
    const at = find(table, key[0] ?? 0, key[1] ?? 0, key[2] ?? 0, key[3] ?? 0);
    return Boolean(table.words[at] || table.words[at + 1] || table.words[at + 2] || table.words[at + 3]);
  };

  function grow(table: Table): Table {
    const larger = emptyTable((table.words.length / WORDS) * 2, table.since);
    for (let at = 0; at < table.words.length; at += WORDS) {
      const entry = table.words.subarray(at, at + WORDS);
      const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = entry;
      if (k0 | k1 | k2 | k3) larger.words.set(entry, find(larger, k0, k1, k2, k3));
    }
    larger.count = table.count;
    return larger;
  }

  return {
    has(widgetId, eventId) {
      if (forgotten.size > 0 && forgotten.has(`${widgetId}:${eventId}`)) return false;
      read(widgetId, eventId);
      return isIn(young) || isIn(old);
    },
    add(widgetId, eventId) {
      const wasForgotten = forgotten.size > 0 && forgotten.delete(`${widgetId}:${eventId}`);
      read(widgetId, eventId);
      if (isIn(young)) return wasForgotten;
      const isNew = wasForgotten || !isIn(old);
      if (young.count >= capacity) {
        old = young;
        young = emptyTable(1024, now());
      }
      if ((young.count + 1) * WORDS > young.words.length * 0.6) young = grow(young);
      young.words.set(key, find(young, key[0] ?? 0, key[1] ?? 0, key[2] ?? 0, key[3] ?? 0));
      young.count++;
      return isNew;
    },
    forget(ids) {
      for (const { widget_id, event_id } of ids) forgotten.add(`${widget_id}:${event_id}`);
    },
    get coveredSince() {
      return old.since;
    },
  };
}
