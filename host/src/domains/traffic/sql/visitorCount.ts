// The number of visitors. The same visitors as in sql/visits.ts, without reading their sessions.
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";

export async function visitorCount(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
): Promise<number> {
  const { plain } = visitSource(filter, period);
  const rows = await events.query(
    { visitors: number },
    `SELECT ${plain.visitors} AS visitors FROM ${plain.from}`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params },
    signal,
  );
  return rows[0]?.visitors ?? 0;
}
