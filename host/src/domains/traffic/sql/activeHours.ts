// When are people there? Distinct counts for each hour of each weekday, and for each weekday and each hour as a whole:
// those are not sums, as one visitor comes in several hours.
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { visitSource } from "./visitSource.ts";

export type ActiveHoursMetric = "visitors" | "sessions" | "pageviews";

/** `weekday` 1 Monday to 7 Sunday, 0 all; `hour` 0 to 23, 24 all. */
export interface ActiveHoursRow {
  weekday: number;
  hour: number;
  value: number;
}

export async function activeHours(
  { events, signal }: Asking,
  { project, zone, filter, period }: ReportScope,
  metric: ActiveHoursMetric,
): Promise<ActiveHoursRow[]> {
  const { plain } = visitSource(filter, period);
  return events.query<ActiveHoursRow>(
    `SELECT if(all_days = 1, 0, day) AS weekday, if(all_hours = 1, 24, clock) AS hour, counted AS value
FROM (SELECT toDayOfWeek(ts, 0, {zone:String}) AS day, toHour(ts, {zone:String}) AS clock,
    grouping(day) AS all_days, grouping(clock) AS all_hours, ${plain[metric]} AS counted
  FROM ${plain.from}
  GROUP BY GROUPING SETS ((day, clock), (day), (clock), ()))`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
}
