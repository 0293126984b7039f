// How did one metric go from interval to interval? Answers only intervals in which anything happened.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { intervalSql } from "./interval.ts";
import { visitSource } from "./visitSource.ts";
import { measuresBySql, measuresOf, type Measure, type Measures, type MeasuresRow } from "./visits.ts";

export async function trafficSeries(
  { events, signal }: Asking,
  { project, zone, filter }: ReportScope,
  period: Period,
  { interval, measures }: { interval: Interval; measures: readonly Measure[] },
): Promise<Map<string, Measures>> {
  const rows = await events.query<Partial<MeasuresRow> & { slot: string }>(
    `SELECT * REPLACE (toString(slot) AS slot) FROM (${measuresBySql(visitSource(filter, period), measures, intervalSql[interval], "slot")})`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return new Map(rows.map((row) => [row.slot, measuresOf(row)]));
}
