import type { Interval } from "#gateway/__generated__/resolverTypes.ts";
import type { DayRange } from "@sightline/schema/rest/ranges/presets";

const DAY = 86_400_000;

/** The interval that gives a range a readable number of points: at most about 90. */
export function defaultInterval({ startDate, endDate }: DayRange): Interval {
  const days = (Date.parse(endDate.slice(0, 10)) - Date.parse(startDate.slice(0, 10))) / DAY + 1;
  if (days <= 2) return "HOUR";
  if (days <= 92) return "DAY";
  return days <= 366 ? "WEEK" : "MONTH";
}
