// What is counted by hours and days of the week. The days of the range are the project's, whoever's clock tells the hours.
// `session_quarter` does not know the visitors' clocks, so those questions look at each event.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/http/filter/clockSql.ts";
import type { EventFilter } from "#host/http/filter/filter.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import { eventSource, visitSource } from "./visitSource.ts";
import type { VisitSource } from "./visits.ts";

export const clockSource = (clock: Clock, filter: EventFilter, period: Pick<Period, "from" | "to">): VisitSource =>
  clock === "visitor" ? eventSource(filter) : visitSource(filter, period);

/** A day of the week is one more thing that the filter chooses events by. */
export const onWeekday = (filter: EventFilter, weekday: number, clock: Clock): EventFilter => ({
  ...filter,
  rows: [...filter.rows, `${clockSql[clock].weekday} = {on_weekday:UInt8}`],
  params: { ...filter.params, on_weekday: weekday },
});
