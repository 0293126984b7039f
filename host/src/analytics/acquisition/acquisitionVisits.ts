// One row per visit: its source, whether it converted and its revenue.
import { isConversion } from "../visits/countSql.ts";
import { IN_PERIOD, IS_HUMAN, isInPeriod } from "../visits/humanTrafficSql.ts";
import { moneySql } from "../goals/moneySql.ts";
import { eventSource, visitSource } from "../visits/visitSource.ts";
import { visitsSql } from "../visits/visits.ts";
import type { Period } from "../scope/reportRange.ts";
import type { AcquisitionScope } from "./acquisitionScope.ts";
import { levelColumns } from "./levels.ts";

/** Of its rows. */
export const HAS_CONVERTED = isConversion({ views: "views", reached: "has_converted" });

/** From the events, with the time of the conversion. Needs the parameters of acquisitionParams and moneyParams. */
export function acquisitionEventVisitsSql(
  { filter, conversion }: AcquisitionScope,
  columns: readonly string[] = levelColumns(),
): string {
  const isNow = `${conversion} AND ${isInPeriod("ts")}`;
  return visitsSql(eventSource(filter), [
    ...columns,
    `countIf(${isNow}) > 0 AS has_converted`,
    `maxIf(ts, ${isNow}) AS converted_at`,
    `${moneySql(isNow)} AS brought`,
  ]);
}

/**
 * With `columns` of both tables. Visits are read from `session_quarter` where possible, and only conversions from the
 * events. Needs the same parameters.
 */
export function acquisitionVisitsSql(scope: AcquisitionScope, period: Period, columns: readonly string[]): string {
  const { filter, conversion } = scope;
  const source = visitSource(filter, period);
  if (source.of === "events") return acquisitionEventVisitsSql(scope, columns);
  return `SELECT * FROM (${visitsSql(source, columns)}) AS visits
LEFT JOIN (SELECT sipHash64(session_id) AS session, 1 AS has_converted, ${moneySql(conversion)} AS brought
  FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${conversion} GROUP BY session_id) AS converting ON converting.session = visits.session_id`;
}
