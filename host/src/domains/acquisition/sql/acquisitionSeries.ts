// Sessions per channel, source, landing page or campaign in each interval.
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
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
  return events.query(
    slotColumns,
    `SELECT toString(period) AS slot, label, sessions FROM (
  SELECT ${interval.of("ts")} AS period, ${levelSql[level]} AS label, ${SESSIONS_OF_CHOSEN} AS sessions
  FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_PAGE_VIEW)} AND ${withinEventsSql(scope)}
  GROUP BY period, label)`,
    { ...acquisitionParams(scope), ...interval.params },
    signal,
  );
}
