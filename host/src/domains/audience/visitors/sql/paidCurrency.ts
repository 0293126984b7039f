// In which currency is most of what was paid? Of two equally frequent ones the first in the alphabet.
import { IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Asking, ReportScope } from "#host/http/scope/reportScope.ts";

export async function paidCurrency(
  { events, signal }: Asking,
  { project, zone, period }: Pick<ReportScope, "project" | "zone" | "period">,
  event: string,
): Promise<string | undefined> {
  const rows = await events.query<{ currency: string }>(
    `SELECT currency FROM event WHERE ${IN_PERIOD} AND type = 'event' AND name = {event:String} AND value != 0
GROUP BY currency ORDER BY count() DESC, currency LIMIT 1`,
    { ...periodParams(project.widgetId, zone.name, period), event },
    signal,
  );
  return rows[0]?.currency;
}
