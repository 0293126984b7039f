// What is counted by hours and days of the week. The days of the range are the project's, whoever's clock tells the hours.
// `session_quarter` does not know the visitors' clocks, so those questions look at each event.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { eventSource, visitSource } from "#host/analytics/visits/visitSource.ts";
import type { VisitSource } from "#host/analytics/visits/visits.ts";

export const clockSource = (clock: Clock, filter: EventFilter, period: Pick<Period, "from" | "to">): VisitSource =>
  clock === "visitor" ? eventSource(filter) : visitSource(filter, period);

/** A day of the week is one more thing that the filter chooses events by. */
export const onWeekday = (filter: EventFilter, weekday: number, clock: Clock): EventFilter => ({
  ...filter,
  rows: [...filter.rows, `${clockSql[clock].weekday} = {on_weekday:UInt8}`],
  params: { ...filter.params, on_weekday: weekday },
});
