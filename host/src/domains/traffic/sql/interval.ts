// The interval in which an event lies, by the wall clock of the zone: an hour that a clock shows twice is one interval.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";

const day = "toDate(ts, {zone:String})";

/** Its text is the key of intervals.ts. */
export const intervalSql: Record<Interval, string> = {
  hour: "intDiv(toUnixTimestamp(ts) + timezoneOffset(toTimeZone(ts, {zone:String})), 3600)",
  day,
  week: `toMonday(${day})`,
  month: `toStartOfMonth(${day})`,
};
