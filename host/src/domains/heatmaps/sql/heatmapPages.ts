// The pages of a project with what their heatmaps would show: first which ones, then the rest about these only.
import type { getHeatmapPages } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { hasPageView, PAGE_VIEWS, visitorsWith } from "#host/analytics/visits/countSql.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import {
  DEEPEST,
  IS_VIEW_OR_READING,
  PAGE_HASH,
  PAGE_VIEW_HASH,
  pathOfHash,
  WAS_READ,
} from "#host/analytics/visits/readingSql.ts";
import { IS_PAGE_VIEW, PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";

type Question = Pick<ParsedBodyOf<typeof getHeatmapPages>, "search" | "sort" | "limit" | "offset">;

const columns = {
  page: text,
  /** of the newest page view */
  address: text,
  views: number,
  visitors: number,
  clicks: number,
  rage: number,
  dead: number,
  of_pages: number,
};
type Page = RowOf<typeof columns>;

const params = ({ project, zone, period, filter }: ReportScope) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});

/** `pages` is a condition on the page. A filter uses the columns `path` and `url`, so no other expression may have these names. */
export async function heatmapPages(
  { events, signal }: QueryContext,
  scope: ReportScope & { pages?: string },
  { search, sort, limit, offset }: Question,
): Promise<{ pages: Page[]; total: number }> {
  const where = [
    whereSql(scope.filter),
    chosen(scope.filter, `type IN (${PAGE_VIEW}, 'click', 'rage', 'dead')`),
    ...(scope.pages ? [scope.pages] : []),
    ...(search ? ["positionCaseInsensitiveUTF8(path, {search:String}) > 0"] : []),
  ].join("\n    AND ");
  const pages = await events.query(
    columns,
    `SELECT path AS page, argMaxIf(event.url, ts, ${IS_PAGE_VIEW}) AS address, ${PAGE_VIEWS} AS views,
  ${visitorsWith(IS_PAGE_VIEW)} AS visitors, countIf(type = 'click') AS clicks, countIf(type = 'rage') AS rage,
  countIf(type = 'dead') AS dead, count() OVER () AS of_pages
FROM event WHERE ${where}
GROUP BY path HAVING ${hasPageView()}
ORDER BY ${sort} DESC, page LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params(scope), search, limit, offset },
    signal,
  );
  if (pages.length > 0 || offset === 0) return { pages, total: pages[0]?.of_pages ?? 0 };
  const [counted] = await events.query(
    { total: number },
    `SELECT count() AS total FROM (SELECT path FROM event WHERE ${where} GROUP BY path HAVING ${hasPageView()})`,
    { ...params(scope), search },
    signal,
  );
  return { pages, total: counted?.total ?? 0 };
}

/** Mean percent of the document that the page views of each page reached. */
export async function scrollDepths(
  { events, signal }: QueryContext,
  scope: ReportScope,
  pages: readonly string[],
): Promise<Map<string, number>> {
  const rows = await events.query(
    { page: text, depth: number },
    `SELECT ${pathOfHash("hash", "pages")} AS page, avg(deepest) AS depth
FROM (SELECT ${PAGE_HASH} AS hash, least(100, ${DEEPEST}) AS deepest FROM event
  WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_VIEW_OR_READING)} AND path IN {pages:Array(String)}
  GROUP BY hash, ${PAGE_VIEW_HASH} HAVING ${WAS_READ})
GROUP BY hash`,
    { ...params(scope), pages },
    signal,
  );
  return new Map(rows.map(({ page, depth }) => [page, depth]));
}

/** Those of the pages that have a snapshot, of any time. */
export async function pagesWithSnapshot(
  { events, signal }: QueryContext,
  widget: number,
  pages: readonly string[],
): Promise<Set<string>> {
  const rows = await events.query(
    { page: text },
    `SELECT DISTINCT path AS page FROM recording_chunk
WHERE widget_id = {widget:UInt32} AND has_full = 1 AND path IN {pages:Array(String)}`,
    { widget, pages },
    signal,
  );
  return new Set(rows.map(({ page }) => page));
}
