// By whose clock hours and days of the week are told: the project's, or each visitor's own as their browser said it.
// Events whose visitor's clock is unknown are told by the project's. Needs the parameters of `periodParams`.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";

/** Needs a source of events. */
export const IS_UNKNOWN_CLOCK = "utc_offset = -32768";

/** `ts` is in UTC: what it shows that much later is what the visitor's clock shows. */
const OWN = "ts + toIntervalMinute(utc_offset)";
const project = { hour: "toHour(ts, {zone:String})", weekday: "toDayOfWeek(ts, 0, {zone:String})" };

export const clockSql: Record<Clock, { hour: string; weekday: string }> = {
  project,
  visitor: {
    hour: `if(${IS_UNKNOWN_CLOCK}, ${project.hour}, toHour(${OWN}))`,
    weekday: `if(${IS_UNKNOWN_CLOCK}, ${project.weekday}, toDayOfWeek(${OWN}))`,
  },
};
