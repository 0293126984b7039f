// Totals of a period and of each of its intervals. Totals are not the sum of the intervals, because a visitor may be
// active in several.
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { trafficSeries } from "./trafficSeries.ts";
import {
  activityMeasures,
  beginningsOf,
  measureColumns,
  measuresBySlot,
  measuresOf,
  measuresSql,
  visitsSql,
  type Measures,
} from "#host/analytics/visits/visits.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";

export interface SummaryRows {
  totals: Measures;
  /** by interval key; empty if no intervals were given */
  intervals: Map<string, Measures>;
}

export async function trafficSummary(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
  slots: readonly IntervalSlot[] = [],
): Promise<SummaryRows> {
  const { project, zone, filter } = scope;
  const slot = slotSql(slots);
  const source = visitSource(filter, period, slot.bounds);
  // totals, and visit starts by interval: one scan of the visits for both
  const visits =
    slots.length === 0
      ? `SELECT '' AS slot, 1 AS is_total, ${measuresSql()} FROM (${visitsSql(source)})`
      : `SELECT toString(began_in) AS slot, grouping(began_in) AS is_total, ${measuresSql()}
FROM (SELECT *, ${slot.of("started")} AS began_in FROM (${visitsSql(source)})) GROUP BY GROUPING SETS ((began_in), ())`;
  const [rows, intervals] = await Promise.all([
    events.query(
      { slot: text, is_total: number, ...measureColumns() },
      visits,
      { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...slot.params },
      signal,
    ),
    trafficSeries({ events, signal }, scope, period, { slots, measures: activityMeasures }),
  ]);
  const begun = rows.filter((row) => row.is_total === 0).map(beginningsOf);
  return {
    totals: measuresOf(rows.find((row) => row.is_total === 1) ?? {}),
    intervals: measuresBySlot(begun, intervals),
  };
}
