// What are the totals of a period, and what were they in each of its intervals? Totals are not the sum of the intervals, as
// one visitor comes in several.
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";
import type { IntervalSlot } from "../intervals.ts";
import { trafficSeries } from "./trafficSeries.ts";
import { allMeasures, measuresOf, measuresSql, visitsSql, type Measures, type MeasuresRow } from "./visits.ts";
import { visitSource } from "./visitSource.ts";

export interface SummaryRows {
  totals: Measures;
  /** by their keys; empty where none were given */
  intervals: Map<string, Measures>;
}

export async function trafficSummary(
  { events, signal }: Asking,
  scope: ReportScope,
  period: Period,
  slots: readonly IntervalSlot[] = [],
): Promise<SummaryRows> {
  const { project, zone, filter } = scope;
  const [[totals = {}], intervals] = await Promise.all([
    events.query<Partial<MeasuresRow>>(
      `SELECT ${measuresSql()} FROM (${visitsSql(visitSource(filter, period))})`,
      { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
      signal,
    ),
    trafficSeries({ events, signal }, scope, period, { slots, measures: allMeasures }),
  ]);
  return { totals: measuresOf(totals), intervals };
}
