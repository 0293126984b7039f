// In which currency is most of what conversions brought? Of two equally frequent ones the first in the alphabet; ""
// where nothing was paid. Sums over several would say nothing.
import { BY_PEOPLE, IN_PERIOD, periodParams } from "../filter/peopleSql.ts";
import type { Asking, ReportScope } from "../scope/reportScope.ts";
import { conversionSql } from "./conversionSql.ts";

export async function mainCurrency(
  { events, signal }: Asking,
  { project, zone, period, filter }: ReportScope,
): Promise<string> {
  const where = [IN_PERIOD, BY_PEOPLE, ...filter.visits, conversionSql(filter), "value > 0", "currency != ''"];
  const rows = await events.query<{ paid_in: string }>(
    `SELECT toString(currency) AS paid_in FROM event WHERE ${where.join("\n    AND ")}
GROUP BY paid_in ORDER BY count() DESC, paid_in LIMIT 1`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return rows[0]?.paid_in ?? "";
}
