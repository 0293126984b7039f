// The source of counts by hour and weekday. The days of the range are in the project's time zone, regardless of the
// clock used for hours. `session_quarter` doesn't contain the visitors' time zones, so those queries read events.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { eventSource, visitSource } from "#host/analytics/visits/visitSource.ts";
import type { VisitSource } from "#host/analytics/visits/visits.ts";

export const clockSource = (clock: Clock, filter: EventFilter, period: Pick<Period, "from" | "to">): VisitSource =>
  clock === "visitor" ? eventSource(filter) : visitSource(filter, period);

/** A weekday is an additional condition of the filter on events. */
export const onWeekday = (filter: EventFilter, weekday: number, clock: Clock): EventFilter => ({
  ...filter,
  rows: [...filter.rows, `${clockSql[clock].weekday} = {on_weekday:UInt8}`],
  params: { ...filter.params, on_weekday: weekday },
});
