// How many sessions had each channel (or source, landing page, campaign) in each interval?
import { IS_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import type { Asking } from "#host/analytics/scope/reportScope.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { levelSql, withinEventsSql } from "#host/analytics/acquisition/levels.ts";

export interface SlotCount {
  slot: string;
  label: string;
  sessions: number;
}

export async function acquisitionSeries(
  { events, signal }: Asking,
  scope: AcquisitionScope,
  { level, slots }: { level: AcquisitionLevel; slots: readonly IntervalSlot[] },
): Promise<SlotCount[]> {
  if (slots.length === 0) return [];
  const interval = slotSql(slots);
  return events.query<SlotCount>(
    `SELECT toString(period) AS slot, label, sessions FROM (
  SELECT ${interval.of("ts")} AS period, ${levelSql[level]} AS label, uniqExact(session_id) AS sessions
  FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW)} AND ${withinEventsSql(scope)}
  GROUP BY period, label)`,
    { ...acquisitionParams(scope), ...interval.params },
    signal,
  );
}
