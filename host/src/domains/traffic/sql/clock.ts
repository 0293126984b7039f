// By whose clock hours and days of the week are told: the project's, or each visitor's own as their browser said it.
// Events whose visitor's clock is unknown are told by the project's. The days of the range are the project's either way.
// `session_quarter` does not know the visitors' clocks, so those questions look at each event.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import type { EventFilter } from "#host/http/filter/filter.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import { eventSource, visitSource } from "./visitSource.ts";
import type { VisitSource } from "./visits.ts";

/** Needs a source of events. */
export const IS_UNTOLD = "utc_offset = -32768";

/** `ts` is in UTC: what it shows that much later is what the visitor's clock shows. */
const OWN = "ts + toIntervalMinute(utc_offset)";
const project = { hour: "toHour(ts, {zone:String})", weekday: "toDayOfWeek(ts, 0, {zone:String})" };

export const clockSql: Record<Clock, { hour: string; weekday: string }> = {
  project,
  visitor: {
    hour: `if(${IS_UNTOLD}, ${project.hour}, toHour(${OWN}))`,
    weekday: `if(${IS_UNTOLD}, ${project.weekday}, toDayOfWeek(${OWN}))`,
  },
};

export const clockSource = (clock: Clock, filter: EventFilter, period: Pick<Period, "from" | "to">): VisitSource =>
  clock === "visitor" ? eventSource(filter) : visitSource(filter, period);

/** A day of the week is one more thing that the filter chooses events by. */
export const onWeekday = (filter: EventFilter, weekday: number, clock: Clock): EventFilter => ({
  ...filter,
  rows: [...filter.rows, `${clockSql[clock].weekday} = {on_weekday:UInt8}`],
  params: { ...filter.params, on_weekday: weekday },
});
