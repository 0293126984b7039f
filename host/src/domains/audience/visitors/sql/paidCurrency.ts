// In which currency is most of what was paid? Of two equally frequent ones the first in the alphabet.
import type { EventFilter } from "#host/http/filter/filter.ts";
import { IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";

export const PURCHASE = "purchase";

/** What brings revenue: the goal that is counted, or, where none is, a purchase. */
export const paidSql = ({ goal }: EventFilter): string => goal ?? `(type = 'event' AND name = '${PURCHASE}')`;

export async function paidCurrency(
  { events, signal }: Asking,
  { project, zone, period, filter }: ReportScope,
): Promise<string | undefined> {
  const rows = await events.query<{ currency: string }>(
    `SELECT currency FROM event WHERE ${IN_PERIOD} AND ${paidSql(filter)} AND value != 0
GROUP BY currency ORDER BY count() DESC, currency LIMIT 1`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return rows[0]?.currency;
}
