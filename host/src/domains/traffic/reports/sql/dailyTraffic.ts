// What happened on each day of a period, and how many of its visitors were in their first visit ever? Answers only days
// on which anything did.
import { before, BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { intervalSql } from "../../sql/interval.ts";
import { eventSource } from "../../sql/visitSource.ts";
import { measuresOf, measuresSql, visitsSql, type Measures, type MeasuresRow } from "../../sql/visits.ts";

/** The same as the filter `visitor_type` is `new`. */
const FIRST_VISITS = `SELECT argMin(session_id, session_start) FROM event
  WHERE widget_id = {widget:UInt32} AND ${before("to")} AND ${BY_PEOPLE} GROUP BY visitor_id`;

export interface DayMeasures extends Measures {
  newcomers: number;
}

export async function dailyTraffic(
  { events, signal }: Asking,
  { project, zone, filter, period }: ReportScope,
): Promise<Map<string, DayMeasures>> {
  const visits = visitsSql(eventSource(filter), { columns: [`${intervalSql.day} AS day`], groupBy: "session_id, day" });
  const rows = await events.query<MeasuresRow & { day: string; newcomers: number }>(
    `SELECT toString(day) AS day, ${measuresSql()}, uniqExactIf(visitor, session_id IN (${FIRST_VISITS})) AS newcomers
FROM (${visits}) GROUP BY day`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return new Map(rows.map((row) => [row.day, { ...measuresOf(row), newcomers: row.newcomers }]));
}

/** The first day of a period on which anybody was seen, whatever the filter; "" where nobody was. */
export async function firstDayIn(
  { events, signal }: Asking,
  { project, zone }: ReportScope,
  period: Pick<Period, "from" | "to">,
): Promise<string> {
  const rows = await events.query<{ day: string; seen: number }>(
    `SELECT toString(min(${intervalSql.day})) AS day, count() AS seen FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE}`,
    periodParams(project.widgetId, zone.name, period),
    signal,
  );
  return rows[0] && rows[0].seen > 0 ? rows[0].day : "";
}
