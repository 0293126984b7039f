// One metric by interval. Returns only intervals with data, by their keys.
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { text } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import {
  measuresBySlot,
  measuresBySql,
  type Measure,
  type MeasureColumns,
  measureColumns,
  type Measures,
} from "#host/analytics/visits/visits.ts";

export async function trafficSeries(
  { events, signal }: QueryContext,
  { project, zone, filter }: Pick<ReportScope, "project" | "zone" | "filter">,
  period: Period,
  { slots, measures }: { slots: readonly IntervalSlot[]; measures: readonly Measure[] },
): Promise<Map<string, Measures>> {
  if (slots.length === 0) return new Map();
  const slot = slotSql(slots);
  const columns: Partial<MeasureColumns> = measureColumns(measures);
  const rows = await events.query(
    { slot: text, ...columns },
    measuresBySql(visitSource(filter, period, slot.bounds), measures, slot.of),
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...slot.params },
    signal,
  );
  return measuresBySlot(rows);
}
