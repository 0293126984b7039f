// What are the totals of a period, and what were they in each of its intervals? One scan for both: totals are not the
// sum of the intervals, as one visitor comes in several.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import { intervalSql } from "./interval.ts";
import { measuresOf, measuresSql, visitsSql, type Measures, type MeasuresRow } from "./visits.ts";
import { visitSource } from "./visitSource.ts";

export interface SummaryRows {
  totals: Measures;
  intervals: Map<string, Measures>;
}

export async function trafficSummary(
  { events, signal }: Asking,
  { project, zone, filter }: ReportScope,
  period: Period,
  { interval }: { interval?: Interval | undefined } = {},
): Promise<SummaryRows> {
  const source = visitSource(filter, period);
  const visits = interval
    ? visitsSql(source, {
        columns: [`${intervalSql[interval]} AS slot`, "grouping(slot) AS is_total"],
        groupBy: "GROUPING SETS ((session_id, slot), (session_id))",
      })
    : visitsSql(source, { columns: ["0 AS slot", "1 AS is_total"] });
  const rows = await events.query<MeasuresRow & { is_total: number; slot: string }>(
    `SELECT is_total, toString(slot) AS slot, ${measuresSql()}\nFROM (${visits})\nGROUP BY is_total, slot`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return {
    totals: measuresOf(rows.find((row) => row.is_total === 1) ?? {}),
    intervals: new Map(rows.filter((row) => row.is_total === 0).map((row) => [row.slot, measuresOf(row)])),
  };
}
