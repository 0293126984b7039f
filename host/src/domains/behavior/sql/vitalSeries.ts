// One web vital by interval. Returns only intervals with measurements.
import type { VitalName } from "@sightline/schema/rest/behavior/vitalName";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, text, tuple } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";

export async function vitalSeries(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  { vital, slots }: { vital: VitalName; slots: readonly IntervalSlot[] },
): Promise<Map<string, [p50: number, p75: number]>> {
  const interval = slotSql(slots);
  const rows = await events.query(
    { slot: text, quantiles: tuple(number, number) },
    `SELECT toString(${interval.of("ts")}) AS slot, quantilesExactInclusive(0.5, 0.75)(vital_value) AS quantiles
FROM event WHERE ${whereSql(filter)} AND ${chosen(filter)} AND type = 'vital' AND vital_name = {vital:String}
GROUP BY slot`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...interval.params, vital },
    signal,
  );
  return new Map(rows.map(({ slot, quantiles }) => [slot, quantiles]));
}
