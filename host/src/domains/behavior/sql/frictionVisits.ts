// Visits by what happened in them and by how many pages they viewed, with their conversions.
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { acquisitionVisitsSql, HAS_CONVERTED } from "#host/analytics/acquisition/acquisitionVisits.ts";
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { IN_PERIOD, IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { number, type RowOf } from "#host/stores/resultColumns.ts";

const columns = {
  raged: number,
  failed: number,
  /** 1, 2 to 3, 4 to 7, 8 and more page views */
  depth: number,
  sessions: number,
  conversions: number,
  /** sums of the values of conversions and of their squares */
  value: number,
  squares: number,
};
export type FrictionVisits = RowOf<typeof columns>;

/** The more pages a visit has, the more can go wrong in it, and the more likely it converts. */
const DEPTH = "multiIf(views = 1, 1, views < 4, 2, views < 8, 4, 8)";

export async function frictionVisits(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  { currency, errors }: { currency: string; errors: CountedErrors },
): Promise<FrictionVisits[]> {
  const { of } = visitSource(scope.filter, scope.period);
  const session = of === "quarters" ? "sipHash64(session_id)" : "session_id";
  const happened = (what: string) =>
    `session_id IN (SELECT ${session} FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${what})`;
  const keys = [`${happened("type = 'rage'")} AS raged`, `${happened(errors.where)} AS failed`];
  return events.query(
    columns,
    `SELECT raged, failed, ${DEPTH} AS depth, count() AS sessions, countIf(${HAS_CONVERTED}) AS conversions,
  sumIf(toFloat64(brought), ${HAS_CONVERTED}) AS value, sumIf(pow(toFloat64(brought), 2), ${HAS_CONVERTED}) AS squares
FROM (${acquisitionVisitsSql(scope, scope.period, keys)}) WHERE views > 0 GROUP BY raged, failed, depth`,
    { ...acquisitionParams(scope), ...moneyParams(currency), ...errors.params },
    signal,
  );
}
