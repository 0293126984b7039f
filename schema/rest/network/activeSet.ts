// A set of what is active now, for objects that come and go thousands of times per second, such as requests. When a
// built-in Set or Map reallocates its table, the old table keeps a reference to the new one and to the items of that
// moment. One old table that has reached the old generation therefore keeps all later ones and their items alive until
// the next full garbage collection. With them, a quarter of what small requests allocate survived instead of a fiftieth.

/** The place of an item in the set. */
export interface ActiveEntry<T> {
  readonly item: T;
  /** negative once it has been removed */
  index: number;
}

export class ActiveSet<T> implements Iterable<T> {
  private readonly entries: ActiveEntry<T>[] = [];

  get size(): number {
    return this.entries.length;
  }

  /** Returns what `remove` needs. */
  add(item: T): ActiveEntry<T> {
    const entry = { item, index: this.entries.length };
    this.entries.push(entry);
    return entry;
  }

  /** The last entry takes the place of the removed one, so the order of items is arbitrary. */
  remove(entry: ActiveEntry<T>): void {
    const { index } = entry;
    if (index < 0) return;
    entry.index = -1;
    const last = this.entries.pop();
    if (last === undefined || last === entry) return;
    last.index = index;
    this.entries[index] = last;
  }

  /** Of the items at the start of the iteration. */
  [Symbol.iterator](): Iterator<T> {
    return this.entries.map(({ item }) => item)[Symbol.iterator]();
  }
}
