// Sessions per channel, source, landing page or campaign in each interval.
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { levelSql, withinEventsSql } from "#host/analytics/acquisition/levels.ts";

const slotColumns = {
  slot: text,
  label: text,
  sessions: number,
};
export type SlotCount = RowOf<typeof slotColumns>;

export async function acquisitionSeries(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { level, slots }: { level: AcquisitionLevel; slots: readonly IntervalSlot[] },
): Promise<SlotCount[]> {
  if (slots.length === 0) return [];
  const interval = slotSql(slots);
  const { plain } = visitSource(scope.filter, scope.period, interval.bounds);
  return events.query(
    slotColumns,
    `SELECT toString(period) AS slot, label, sessions FROM (
  SELECT ${interval.of("ts")} AS period, ${levelSql[level]} AS label, ${plain.sessions} AS sessions
  FROM ${plain.from} AND ${withinEventsSql(scope)} GROUP BY period, label HAVING sessions > 0)`,
    { ...acquisitionParams(scope), ...interval.params },
    signal,
  );
}
