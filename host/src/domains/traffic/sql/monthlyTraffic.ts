// How did the months go? Distinct visitors, sessions with a page view, and page views of each month.
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";
import type { Zone } from "#host/http/scope/zone.ts";
import { IS_VIEW } from "./visits.ts";

export interface MonthRow {
  /** `YYYY-MM` */
  month: string;
  visitors: number;
  sessions: number;
  pageviews: number;
}

export async function monthlyTraffic(
  { events, signal }: Asking,
  { widgetId, zone, period }: { widgetId: number; zone: Zone; period: Pick<Period, "from" | "to"> },
): Promise<MonthRow[]> {
  return events.query<MonthRow>(
    `SELECT substring(toString(first), 1, 7) AS month, visitors, sessions, pageviews
FROM (SELECT toStartOfMonth(toDate(ts, {zone:String})) AS first, uniqExact(visitor_id) AS visitors,
    uniqExactIf(session_id, ${IS_VIEW}) AS sessions, countIf(${IS_VIEW}) AS pageviews
  FROM event WHERE ${IN_PERIOD} AND ${BY_PEOPLE} GROUP BY first)`,
    periodParams(widgetId, zone.name, period),
    signal,
  );
}
