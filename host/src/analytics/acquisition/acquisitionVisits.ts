// One row per visit: its source, whether it converted and its revenue.
import { isConversion } from "../visits/countSql.ts";
import { isInPeriod } from "../visits/humanTrafficSql.ts";
import { moneySql } from "../goals/moneySql.ts";
import { eventSource } from "../visits/visitSource.ts";
import { visitsSql } from "../visits/visits.ts";
import type { AcquisitionScope } from "./acquisitionScope.ts";
import { levelColumns } from "./levels.ts";

/** Of its rows. */
export const HAS_CONVERTED = isConversion({ views: "views", reached: "has_converted" });

/** Needs the parameters of acquisitionParams and moneyParams. */
export function acquisitionVisitsSql({ filter, conversion }: AcquisitionScope, more: readonly string[] = []): string {
  const isNow = `${conversion} AND ${isInPeriod("ts")}`;
  const columns = [
    ...levelColumns,
    `countIf(${isNow}) > 0 AS has_converted`,
    `maxIf(ts, ${isNow}) AS converted_at`,
    `${moneySql(isNow)} AS brought`,
    ...more,
  ];
  return visitsSql(eventSource(filter), columns);
}
