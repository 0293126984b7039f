// Mean scroll depth of these pages: the mean over their page views of the deepest scroll of each, in percent of the
// page. Page views without scroll data (bot-like visits, script errors) are excluded.
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { DEEPEST, PAGE_HASH, PAGE_VIEW_HASH, pathOfHash } from "#host/analytics/visits/readingSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";

export async function scrollDepth(
  { events, signal }: QueryContext,
  { project, zone, filter, period }: ReportScope,
  paths: string[],
): Promise<Map<string, number>> {
  const rows = await events.query(
    { path: text, depth: number },
    `SELECT ${pathOfHash("page", "paths")} AS path, avg(deepest) AS depth
FROM (SELECT ${PAGE_HASH} AS page, ${DEEPEST} AS deepest FROM event
  WHERE ${whereSql(filter)} AND ${chosen(filter)} AND scroll_depth > 0 AND path IN {paths:Array(String)}
  GROUP BY page, ${PAGE_VIEW_HASH})
GROUP BY page`,
    { ...periodParams(project.widgetId, zone.name, period), ...filter.params, paths },
    signal,
  );
  return new Map(rows.map(({ path, depth }) => [path, depth]));
}
