// One row a visit: where it came from, whether it converted and what it brought.
import { isConversion } from "#host/analytics/visits/countSql.ts";
import { isInPeriod } from "#host/http/filter/peopleSql.ts";
import { moneySql } from "#host/http/goals/moneySql.ts";
import { eventSource } from "../../sql/visitSource.ts";
import { visitsSql } from "../../sql/visits.ts";
import type { AcquisitionScope } from "../acquisitionScope.ts";
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
