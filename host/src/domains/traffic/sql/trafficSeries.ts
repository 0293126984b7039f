// How did one metric go from interval to interval? Answers only intervals in which anything happened.
import type { Interval } from "@sightline/schema/rest/traffic";
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/reportScope.ts";
import { intervalSql } from "./interval.ts";
import { measuresOf, measuresSql, visitsSql, type Measure, type Measures, type MeasuresRow } from "./visits.ts";

export async function trafficSeries(
  { events, signal }: Asking,
  { project, zone, filter }: ReportScope,
  period: Period,
  { interval, goal, measures }: { interval: Interval; goal: string; measures: readonly Measure[] },
): Promise<Map<string, Measures>> {
  const visits = visitsSql(filter, { columns: [`${intervalSql[interval]} AS slot`], groupBy: "session_id, slot" });
  const rows = await events.query<Partial<MeasuresRow> & { slot: string }>(
    `SELECT toString(slot) AS slot, ${measuresSql(measures)}\nFROM (${visits})\nGROUP BY slot`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, goal },
    signal,
  );
  return new Map(rows.map((row) => [row.slot, measuresOf(row)]));
}
