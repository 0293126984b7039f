// One row a visit: where it came from, whether it converted and what it brought.
import { isConversion } from "../visits/countSql.ts";
import { isInPeriod } from "../visits/humanTrafficSql.ts";
import { moneySql } from "../goals/moneySql.ts";
import { eventSource } from "../visits/visitSource.ts";
import { visitsSql } from "../visits/visits.ts";
import type { AcquisitionScope } from "./acquisitionScope.ts";
import { levelColumns } from "./levels.ts";

/** Of its rows. */
export const HAS_CONVERTED = isConversion({ views: "views", reached: "has_converted" });

/** Needs acquisitionParams and moneyParams. */
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
