// Visitor activity by time of week. Distinct counts for each hour of each weekday, for each weekday and for each hour.
// The totals are not sums, because a visitor may be active in several hours.
import type { Clock } from "@sightline/schema/rest/traffic/traffic";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf } from "#host/stores/resultColumns.ts";
import { clockSource } from "./clock.ts";

export type ActiveHoursMetric = "visitors" | "sessions" | "pageviews";

/** `weekday`: 1 Monday to 7 Sunday, 0 all; `hour`: 0 to 23, 24 all. */
const hourColumns = {
  weekday: number,
  hour: number,
  value: number,
};
export type ActiveHoursRow = RowOf<typeof hourColumns>;

export async function activeHours(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  { metric, clock }: { metric: ActiveHoursMetric; clock: Clock },
): Promise<ActiveHoursRow[]> {
  const { plain } = clockSource(clock, filter, period);
  return events.query(
    hourColumns,
    `SELECT if(all_days = 1, 0, day) AS weekday, if(all_hours = 1, 24, hour_of_day) AS hour, counted AS value
FROM (SELECT ${clockSql[clock].weekday} AS day, ${clockSql[clock].hour} AS hour_of_day,
    grouping(day) AS all_days, grouping(hour_of_day) AS all_hours, ${plain[metric]} AS counted
  FROM ${plain.from}
  GROUP BY GROUPING SETS ((day, hour_of_day), (day), (hour_of_day), ()))`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
}
