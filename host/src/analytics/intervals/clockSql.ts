// The clock for hours and days of the week: the project's, or each visitor's own as reported by the browser. Events
// without a visitor time zone use the project's. Needs the parameters of `periodParams`.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";

/** Needs event rows as its source. */
export const IS_UNKNOWN_CLOCK = "utc_offset = -32768";

/** `ts` is in UTC. Adding the offset gives the visitor's wall time. */
const OWN = "ts + toIntervalMinute(utc_offset)";
const project = { hour: "toHour(ts, {zone:String})", weekday: "toDayOfWeek(ts, 0, {zone:String})" };

export const clockSql: Record<Clock, { hour: string; weekday: string }> = {
  project,
  visitor: {
    hour: `if(${IS_UNKNOWN_CLOCK}, ${project.hour}, toHour(${OWN}))`,
    weekday: `if(${IS_UNKNOWN_CLOCK}, ${project.weekday}, toDayOfWeek(${OWN}))`,
  },
};
