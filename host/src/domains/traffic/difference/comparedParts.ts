// The parts of a range and of its comparison range that are compared: both whole, or both up to the quarter hour in
// which the range is now.
import { quarterStart } from "#host/analytics/intervals/quarters.ts";
import { localDay, type Zone } from "#host/analytics/scope/zone.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";

export interface ComparedParts {
  now: Period;
  before: Period;
  /** instant of the cut; undefined: both are whole */
  until?: number;
}

export function comparedParts(range: Period, previous: Period, instant: number): ComparedParts {
  if (range.to <= instant) return { now: range, before: previous };
  // at least a millisecond, because a period is not empty
  const until = Math.max(quarterStart(instant), range.from + 1);
  const end = Math.min(previous.from + until - range.from, previous.to);
  return { now: { ...range, to: until }, before: { ...previous, to: end }, until };
}

/** The complete days of a part in the zone, oldest first: `YYYY-MM-DD`. */
export function completeDays({ from, to }: Pick<Period, "from" | "to">, zone: Zone): string[] {
  const days = new Set<string>();
  // 6 hours are less than any day
  for (let at = from; at < to; at += 6 * 3_600_000) days.add(localDay(at, zone));
  if (to > from) days.add(localDay(to - 1, zone));
  const [first, last] = [localDay(from - 1, zone), localDay(to, zone)];
  return [...days].filter((day) => day !== first && day !== last);
}
