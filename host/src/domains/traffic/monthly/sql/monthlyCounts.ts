// Visitors, sessions and page views per month of a period, selected by a filter.
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { Zone } from "#host/analytics/scope/zone.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";

const monthColumns = {
  /** `YYYY-MM` */
  month: text,
  visitors: number,
  sessions: number,
  pageviews: number,
};
export type MonthCount = RowOf<typeof monthColumns>;

interface Asked {
  widgetId: number;
  zone: Zone;
  filter: EventFilter;
}

export async function monthlyCounts(
  { events, signal }: QueryContext,
  { widgetId, zone, filter }: Asked,
  period: Pick<Period, "from" | "to">,
): Promise<MonthCount[]> {
  const { plain } = visitSource(filter, period);
  return events.query(
    monthColumns,
    `SELECT substring(toString(first), 1, 7) AS month, visitors, sessions, pageviews
FROM (SELECT toStartOfMonth(toDate(ts, {zone:String})) AS first, ${plain.visitors} AS visitors,
    ${plain.sessions} AS sessions, ${plain.pageviews} AS pageviews
  FROM ${plain.from} GROUP BY first)`,
    { ...periodParams(widgetId, zone.name, period), ...filter.params },
    signal,
  );
}
