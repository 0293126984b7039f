// In which currency is most paid? Sums over several would say nothing.
import type { Asking } from "#host/http/scope/reportScope.ts";
import { whereSql } from "../../sql/visits.ts";
import { conversionSql } from "../../sql/conversion.ts";
import { acquisitionParams, type AcquisitionScope } from "../acquisitionScope.ts";

export async function mainCurrency({ events, signal }: Asking, scope: AcquisitionScope): Promise<string> {
  const rows = await events.query<{ paid_in: string }>(
    `SELECT toString(currency) AS paid_in FROM event
WHERE ${whereSql(scope.filter)} AND ${conversionSql(scope.filter)} AND value > 0 AND currency != ''
GROUP BY paid_in ORDER BY count() DESC, paid_in LIMIT 1`,
    acquisitionParams(scope),
    signal,
  );
  return rows[0]?.paid_in ?? "";
}
