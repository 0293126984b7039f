// The paths that a grouping rule matches. Most page views first.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { ruleExpression } from "../stops.ts";

export function groupedPaths(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  rule: string,
): Promise<{ path: string; pageviews: number; total: number }[]> {
  return events.query(
    { path: text, pageviews: number, total: number },
    `SELECT path, count() AS pageviews, count() OVER () AS total FROM event
WHERE ${whereSql(filter)} AND ${chosen(filter, IS_PAGE_VIEW)} AND match(path, {rule:String})
GROUP BY path ORDER BY pageviews DESC, path LIMIT 20`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, rule: ruleExpression(rule) },
    signal,
  );
}
