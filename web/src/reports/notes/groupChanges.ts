// Changes grouped by interval: a day with twenty edited goals is one mark, not twenty.
import { phrase } from "#web/texts/phrase.ts";
import { placeOf } from "#web/ui/charts/line/lineSeries.ts";
import type { Note } from "./note.ts";

/** Number of changes named in the tooltip. */
const NAMED = 3;

/** Oldest first, in input order. Changes before the first interval are omitted. */
export function groupChanges(changes: readonly Note[], times: readonly string[]): readonly Note[] {
  const places = new Map<number, Note[]>();
  for (const change of changes) {
    const place = placeOf(change.time, times);
    if (place >= 0) places.set(place, [...(places.get(place) ?? []), change]);
  }
  return [...places.values()].flatMap((group) => {
    const newest = group.at(-1);
    if (!newest || group.length === 1) return group;
    const named = [...new Set(group.map(({ text }) => text))];
    const rest = named.length > NAMED ? ", …" : "";
    return {
      ...newest,
      text: phrase("{count, plural, one {# change} other {# changes}}", { count: group.length }),
      detail: named.slice(0, NAMED).join(", ") + rest,
    };
  });
}
