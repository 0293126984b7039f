// Engagement with visits: totals, and the distribution of sessions, page views and visitors over the buckets.
// - engaged session: as in analytics/visits/visitSql.ts, counted for visits that began in the period
// - page view: here one of the period that sent reading data: its deepest scroll and its active time
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { isEngaged } from "#host/analytics/visits/visitSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { number, oneOf, type RowOf, text } from "#host/stores/resultColumns.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { chosen, visitsSql, whereSql } from "#host/analytics/visits/visits.ts";
import { engagementKinds, stepSql, type EngagementKind } from "../engagementSteps.ts";

const ENGAGED = isEngaged({ views: "all_views", lasted: "lasted_ms", converted: "converted" });

const sumColumns = {
  sessions: number,
  /** over the visits that began in the period: how many, how many engaged ones, and the active time */
  begun: number,
  engaged: number,
  pageviews: number,
  used_ms: number,
  visitors: number,
  returning: number,
  /** mean percentage; 0 without page views */
  depth: number,
  reads: number,
};
export type EngagementSums = RowOf<typeof sumColumns>;

const stepColumns = { kind: oneOf(...engagementKinds), step: number, count: number };
export type EngagementStep = RowOf<typeof stepColumns>;

/** A page filter uses the column `path`, so no aggregate may have this name. */
const readsSql = (scope: ReportScope) =>
  `SELECT page_view_id, any(path) AS page, ${DEEPEST} AS deepest, ${USED_MS} AS used FROM event
  WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW_OR_READING)}
  GROUP BY page_view_id HAVING ${WAS_READ}`;

const params = ({ project, zone, filter }: ReportScope, period: Period) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});

export async function engagementSums(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
): Promise<EngagementSums> {
  const visits = visitsSql(visitSource(scope.filter, period));
  const perVisitor = `SELECT visitor, count() AS n FROM (${visits}) WHERE views > 0 GROUP BY visitor`;
  const [row] = await events.query(
    sumColumns,
    `SELECT * FROM (SELECT count() AS sessions, countIf(begins) AS begun,
  countIf(begins AND (${ENGAGED})) AS engaged, sum(views) AS pageviews, sumIf(used_ms, begins) AS used_ms FROM (${visits}) WHERE views > 0) AS visits
CROSS JOIN (SELECT count() AS visitors, countIf(n > 1) AS returning FROM (${perVisitor})) AS people
CROSS JOIN (SELECT if(count() = 0, 0, avg(deepest)) AS depth, count() AS reads FROM (${readsSql(scope)})) AS reading`,
    params(scope, period),
    signal,
  );
  return (
    row ?? {
      sessions: 0,
      begun: 0,
      engaged: 0,
      pageviews: 0,
      used_ms: 0,
      visitors: 0,
      returning: 0,
      depth: 0,
      reads: 0,
    }
  );
}

/** Only buckets with at least one entry. */
export function engagementDistribution(
  { events, signal }: QueryContext,
  scope: ReportScope,
): Promise<EngagementStep[]> {
  const sessions = `SELECT visitor, views FROM (${visitsSql(visitSource(scope.filter, scope.period))}) WHERE views > 0`;
  const stepCounts = (kind: EngagementKind, value: string, of: string) =>
    `SELECT '${kind}' AS kind, ${stepSql(kind, value)} AS step, count() AS count FROM (${of}) GROUP BY step`;
  return events.query(
    stepColumns,
    [
      stepCounts("pages", "views", sessions),
      stepCounts("returns", "n", `SELECT visitor, count() AS n FROM (${sessions}) GROUP BY visitor`),
      stepCounts("scroll", "deepest", readsSql(scope)),
      stepCounts("time", "used / 1000", readsSql(scope)),
    ].join("\nUNION ALL "),
    params(scope, scope.period),
    signal,
  );
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
