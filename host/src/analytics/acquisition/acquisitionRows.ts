// How many visits has each channel (or source, landing page, campaign), and what did they do? The row without a name is
// all of them: visitors are no sum.
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import { moneyParams } from "../goals/moneySql.ts";
import type { QueryContext } from "../scope/reportScope.ts";
import type { Period } from "../scope/reportRange.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { measureColumns, measuresSql } from "../visits/visits.ts";
import { acquisitionParams, type AcquisitionScope } from "./acquisitionScope.ts";
import { acquisitionVisitsSql, HAS_CONVERTED } from "./acquisitionVisits.ts";
import { withinSql } from "./levels.ts";

export const countedMeasures = ["visitors", "sessions", "begun", "bounces"] as const;

export const countColumns = {
  ...measureColumns(countedMeasures),
  label: text,
  is_total: number,
  /** visits that converted, and what they brought */
  converted: number,
  revenue: number,
};
export type AcquisitionCount = RowOf<typeof countColumns>;

/** The same of rows of `acquisitionVisitsSql`, but for what they are split by. */
export const countsSql = `${measuresSql(countedMeasures)},
  countIf(${HAS_CONVERTED}) AS converted, sumIf(brought, ${HAS_CONVERTED}) AS revenue`;

export async function acquisitionRows(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { level, currency, period }: { level: AcquisitionLevel; currency: string; period: Period },
): Promise<AcquisitionCount[]> {
  return events.query(
    countColumns,
    `SELECT at_${level} AS label, grouping(label) AS is_total, ${countsSql}
FROM (${acquisitionVisitsSql(scope)}) WHERE ${withinSql(scope)}
GROUP BY GROUPING SETS ((label), ())`,
    { ...acquisitionParams(scope, period), ...moneyParams(currency) },
    signal,
  );
}
