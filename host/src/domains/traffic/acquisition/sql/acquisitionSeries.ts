// How many sessions had each channel (or source, landing page, campaign) in each interval?
import type { AcquisitionLevel } from "@sightline/schema/rest/traffic/acquisition";
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import type { Asking } from "#host/http/scope/reportScope.ts";
import { intervalSql } from "../../sql/interval.ts";
import { chosen, IS_VIEW, whereSql } from "../../sql/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "../acquisitionScope.ts";
import { levelSql, withinEventsSql } from "./levels.ts";

export interface SlotCount {
  slot: string;
  label: string;
  sessions: number;
}

export async function acquisitionSeries(
  { events, signal }: Asking,
  scope: AcquisitionScope,
  { level, interval }: { level: AcquisitionLevel; interval: Interval },
): Promise<SlotCount[]> {
  return events.query<SlotCount>(
    `SELECT toString(period) AS slot, label, sessions FROM (
  SELECT ${intervalSql[interval]} AS period, ${levelSql[level]} AS label, uniqExact(session_id) AS sessions
  FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW)} AND ${withinEventsSql(scope)}
  GROUP BY period, label)`,
    acquisitionParams(scope),
    signal,
  );
}
