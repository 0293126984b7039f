// Engagement with visits: totals, and the distribution of sessions, page views and visitors over the buckets. Visits and
// page views are each aggregated once in a period for all of them, the list of pages included: with a query for each
// number, the report cost 1.4 times the CPU time over a million events.
// - engaged session: as in analytics/visits/visitSql.ts, counted for visits that began in the period
// - page view: here one of the period that sent reading data: its deepest scroll and its active time
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW, isEngaged } from "#host/analytics/visits/visitSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import {
  DEEPEST,
  IS_VIEW_OR_READING,
  PAGE_HASH,
  PAGE_VIEW_HASH,
  USED_MS,
  WAS_READ,
} from "#host/analytics/visits/readingSql.ts";
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
/** Over the page views of a page, or of all pages. */
const readColumns = {
  /** mean percentage; 0 without page views */
  depth: number,
  reads: number,
  used_ms: number,
  scroll: list(number),
  time: list(number),
};
const pageColumns = { path: text, place: number, ...readColumns };
type ReadPage = RowOf<typeof pageColumns>;

export interface Reading {
  all: RowOf<typeof readColumns>;
  /** those with active time, the most first */
  pages: ReadPage[];
}
export type VisitSums = RowOf<typeof visitColumns>;

const NO_VISITS: VisitSums = {
  ...{ sessions: 0, begun: 0, engaged: 0, pageviews: 0, used_ms: 0, visitors: 0, returning: 0 },
  ...{ pages: [], returns: [] },
};
const NO_READS: Reading["all"] = { depth: 0, reads: 0, used_ms: 0, scroll: [], time: [] };

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

const READ_SUMS = `count() AS reads, sum(used) AS used_ms, if(reads = 0, 0, avg(deepest)) AS depth,
    ${inSteps("scroll", "deepest")} AS scroll, ${inSteps("time", "used / 1000")} AS time`;

/**
 * Pages by the hashes of their paths: with the paths themselves, grouping by page view takes twice as long. A page filter
 * uses the column `path`, so no expression beside it may have this name.
 */
function viewsSql({ filter }: ReportScope): { views: string; paths: string } {
  const chosenEvents = (types: string) => `FROM event WHERE ${whereSql(filter)} AND ${chosen(filter, types)}`;
  return {
    views: `SELECT anyIf(${PAGE_HASH}, ${IS_PAGE_VIEW}) AS page, ${DEEPEST} AS deepest, ${USED_MS} AS used
    ${chosenEvents(IS_VIEW_OR_READING)} GROUP BY ${PAGE_VIEW_HASH} HAVING ${WAS_READ}`,
    paths: `SELECT DISTINCT path AS page_path, ${PAGE_HASH} AS page ${chosenEvents(IS_PAGE_VIEW)}`,
  };
}

function readsSql(scope: ReportScope): string {
  const { views, paths } = viewsSql(scope);
  const pages = `SELECT grouping(page) AS is_total, page, ${READ_SUMS}
  FROM (${views}) GROUP BY GROUPING SETS ((page), ())`;
  return `SELECT *, page_path AS path, row_number() OVER (ORDER BY is_total DESC, used_ms DESC, page_path) AS place
FROM (${pages}) AS pages LEFT JOIN (${paths}) AS paths USING (page)
WHERE is_total = 1 OR used_ms > 0`;
}

export async function visitSums(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
): Promise<VisitSums> {
  const [sums] = await events.query(visitColumns, visitSumsSql(scope, period), params(scope, period), signal);
  return sums ?? NO_VISITS;
}

interface Page {
  limit: number;
  offset: number;
}

export async function readingTotals(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
): Promise<Reading["all"]> {
  const sql = `SELECT ${READ_SUMS} FROM (${viewsSql(scope).views})`;
  const [all] = await events.query(readColumns, sql, params(scope, period), signal);
  return all ?? NO_READS;
}

/** One scan of the page views for their totals and a page of the list of pages. */
export async function readings(
  { events, signal }: QueryContext,
  scope: ReportScope,
  period: Period,
  { limit, offset }: Page,
): Promise<Reading> {
  const [all, ...pages] = await events.query(
    pageColumns,
    `SELECT path, place, reads, used_ms, depth, scroll, time FROM (${readsSql(scope)})
WHERE place = 1 OR place > {first:UInt32} AND place <= {last:UInt32} ORDER BY place`,
    { ...params(scope, period), first: offset + 1, last: offset + 1 + limit },
    signal,
  );
  return { all: all ?? NO_READS, pages };
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
