// Engagement with visits: totals, and the distribution of sessions, page views and visitors over the buckets. Visits and
// page views are each aggregated once in a period for all of them: with a query for each number, the report cost 1.4
// times the CPU time over a million events.
// - engaged session: as in analytics/visits/visitSql.ts, counted for visits that began in the period
// - page view: here one of the period that sent reading data: its deepest scroll and its active time
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { isEngaged } from "#host/analytics/visits/visitSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { list, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { chosen, visitsSql, whereSql } from "#host/analytics/visits/visits.ts";
import { engagementSteps, stepSql, type EngagementKind } from "../engagementSteps.ts";

const ENGAGED = isEngaged({ views: "all_views", lasted: "lasted_ms", converted: "converted" });

const visitColumns = {
  sessions: number,
  /** over the visits that began in the period: how many, how many engaged ones, and the active time */
  begun: number,
  engaged: number,
  pageviews: number,
  used_ms: number,
  visitors: number,
  returning: number,
  /** by the buckets of engagementSteps; empty without visits */
  pages: list(number),
  returns: list(number),
};
const readColumns = {
  /** mean percentage; 0 without page views */
  depth: number,
  reads: number,
  scroll: list(number),
  time: list(number),
};
export type EngagementSums = RowOf<typeof visitColumns & typeof readColumns>;

const NO_VISITS: RowOf<typeof visitColumns> = {
  ...{ sessions: 0, begun: 0, engaged: 0, pageviews: 0, used_ms: 0, visitors: 0, returning: 0 },
  ...{ pages: [], returns: [] },
};
const NO_READS: RowOf<typeof readColumns> = { depth: 0, reads: 0, scroll: [], time: [] };

/** A page filter uses the column `path`, so no aggregate may have this name. */
const readsSql = (scope: ReportScope) =>
  `SELECT page_view_id, any(path) AS page, ${DEEPEST} AS deepest, ${USED_MS} AS used FROM event
  WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW_OR_READING)}
  GROUP BY page_view_id HAVING ${WAS_READ}`;

const params = ({ project, zone, filter }: ReportScope, period: Period) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});

/** How many rows are in each bucket. */
const inSteps = (kind: EngagementKind, value: string) =>
  `[${engagementSteps[kind].map((step) => `countIf(${stepSql(kind, value)} = ${step})`).join(", ")}]`;

/** Visits are added up by visitor first, so that they are read once. */
const visitSumsSql = (scope: ReportScope, period: Period) => `SELECT sum(n) AS sessions, sum(n_begun) AS begun,
  sum(n_engaged) AS engaged, sum(n_views) AS pageviews, sum(used) AS used_ms, count() AS visitors, countIf(n > 1) AS returning,
  sumForEach(by_pages) AS pages, ${inSteps("returns", "n")} AS returns
FROM (SELECT visitor, count() AS n, countIf(begins) AS n_begun, countIf(begins AND (${ENGAGED})) AS n_engaged,
    sum(views) AS n_views, sumIf(used_ms, begins) AS used, ${inSteps("pages", "views")} AS by_pages
  FROM (${visitsSql(visitSource(scope.filter, period))}) WHERE views > 0 GROUP BY visitor)`;

const readSumsSql = (scope: ReportScope) => `SELECT if(count() = 0, 0, avg(deepest)) AS depth, count() AS reads,
  ${inSteps("scroll", "deepest")} AS scroll, ${inSteps("time", "used / 1000")} AS time
FROM (${readsSql(scope)})`;

export async function engagementSums(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
): Promise<EngagementSums> {
  const ofPeriod = params(scope, period);
  const [[visits], [reads]] = await Promise.all([
    events.query(visitColumns, visitSumsSql(scope, period), ofPeriod, signal),
    events.query(readColumns, readSumsSql(scope), ofPeriod, signal),
  ]);
  return { ...(visits ?? NO_VISITS), ...(reads ?? NO_READS) };
}

interface Page {
  limit: number;
  offset: number;
}

export function engagedPages(
  { events, signal }: QueryContext,
  scope: ReportScope,
  page: Page,
): Promise<{ path: string; pageviews: number; used_ms: number; depth: number }[]> {
  return events.query(
    { path: text, pageviews: number, used_ms: number, depth: number },
    `SELECT page AS path, count() AS pageviews, sum(used) AS used_ms, avg(deepest) AS depth FROM (${readsSql(scope)})
GROUP BY page HAVING used_ms > 0 ORDER BY used_ms DESC, page LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params(scope, scope.period), ...page },
    signal,
  );
}

export function frictionPages(
  { events, signal }: QueryContext,
  scope: ReportScope,
  page: Page,
): Promise<{ path: string; rage: number; dead: number; sessions: number }[]> {
  return events.query(
    { path: text, rage: number, dead: number, sessions: number },
    `SELECT path, countIf(type = 'rage') AS rage, countIf(type = 'dead') AS dead, ${SESSIONS_OF_CHOSEN} AS sessions
FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter)} AND type IN ('rage', 'dead')
GROUP BY path ORDER BY rage + dead DESC, path LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params(scope, scope.period), ...page },
    signal,
  );
}
