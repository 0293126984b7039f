// Visits and their outcomes per channel, source, landing page or campaign. The row without a name is the total, because
// visitors can't be summed over rows.
import { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import { moneyParams } from "../goals/moneySql.ts";
import type { QueryContext } from "../scope/reportScope.ts";
import type { Period } from "../scope/reportRange.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { measureColumns, measuresSql } from "../visits/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "./acquisitionScope.ts";
import { acquisitionVisitsSql, HAS_CONVERTED } from "./acquisitionVisits.ts";
import { levelColumns, withinSql } from "./levels.ts";

export const countedMeasures = ["visitors", "sessions", "begun", "bounces"] as const;

export const countColumns = {
  ...measureColumns(countedMeasures),
  label: text,
  is_total: number,
  /** converted visits and their revenue */
  converted: number,
  revenue: number,
};
const columns = { ...countColumns, squares: number };
export type AcquisitionCount = RowOf<typeof columns>;

/** The same of rows of `acquisitionVisitsSql`, but for what they are split by. */
export const countsSql = `${measuresSql(countedMeasures)},
  countIf(${HAS_CONVERTED}) AS converted, sumIf(brought, ${HAS_CONVERTED}) AS revenue`;

const HAS_PAID = `${HAS_CONVERTED} AND brought != 0`;

/**
 * The revenue of each visitor squared, added up: the variance of the revenue per visitor follows from it. Visits without
 * revenue have no arrays, which would take as long as all of the rest.
 */
const SQUARES = `arraySum(one -> one * one, sumMap(if(${HAS_PAID}, [cityHash64(visitor)], emptyArrayUInt64()),
    if(${HAS_PAID}, [toFloat64(brought)], emptyArrayFloat64())).2)`;

export async function acquisitionRows(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { level, currency, period }: { level: AcquisitionLevel; currency: string; period: Period },
): Promise<AcquisitionCount[]> {
  const levels = AcquisitionLevel.options.filter((each) => each === level || scope.within[each] !== undefined);
  return events.query(
    columns,
    `SELECT at_${level} AS label, grouping(label) AS is_total, ${countsSql}, ${SQUARES} AS squares
FROM (${acquisitionVisitsSql(scope, period, levelColumns(levels))}) WHERE ${withinSql(scope)}
GROUP BY GROUPING SETS ((label), ())`,
    { ...acquisitionParams(scope, period), ...moneyParams(currency) },
    signal,
  );
}
