// Aggregates comments: the total, how many of them have a rating, and how positive the ratings are.
import type { CommentTotals } from "@sightline/schema/rest/feedback/report";

export class Tally {
  #comments = 0;
  #rated = 0;
  #sum = 0;

  add(rating: number | null): void {
    this.#comments++;
    if (rating === null) return;
    this.#rated++;
    this.#sum += rating;
  }

  totals(): CommentTotals {
    const rated = this.#rated;
    return { comments: this.#comments, rated, mean: rated > 0 ? this.#sum / rated : null };
  }
}

export function tallyBy<Item extends { rating: number | null }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, CommentTotals> {
  const tallies = new Map<string, Tally>();
  for (const item of items) {
    const key = keyOf(item);
    const tally = tallies.get(key) ?? new Tally();
    tally.add(item.rating);
    tallies.set(key, tally);
  }
  return new Map([...tallies].map(([key, tally]) => [key, tally.totals()]));
}
