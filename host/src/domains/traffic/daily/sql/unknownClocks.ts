// Sessions without a known visitor time zone, which use the project's instead.
import { sessionsWith } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_UNKNOWN_CLOCK } from "#host/analytics/intervals/clockSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { eventSource } from "#host/analytics/visits/visitSource.ts";

export async function unknownClocks(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
): Promise<number> {
  const [row] = await events.query(
    { untold: number },
    `SELECT ${sessionsWith(`${IS_PAGE_VIEW} AND ${IS_UNKNOWN_CLOCK}`)} AS untold FROM ${eventSource(filter).plain.from}`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return row?.untold ?? 0;
}
