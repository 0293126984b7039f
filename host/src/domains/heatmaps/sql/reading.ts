// The page views of a heatmap: how many there are, how far they were scrolled, and which part of the page was looked at.
// One scan of the events and one of the chunks of recordings, instead of one for each number.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { DEEPEST, IS_READING } from "#host/analytics/visits/readingSql.ts";
import { IS_PAGE_VIEW, PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import { list, nullable, number, type RowOf, time } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";
import { RECORDED_DAYS } from "./movements.ts";

const BAND = 5;

const columns = {
  page_views: number,
  visitors: number,
  first_at: nullable(time),
  last_at: nullable(time),
  /** Page views that reached each of the 20 bands, from the top; empty without any that reported their reading. */
  reached: list(number),
  /** median percent of the document's height; only clicks report this height */
  fold: nullable(number),
  recorded_page_views: number,
  /** milliseconds of all recorded page views by band */
  attention: list(number),
};
export type HeatmapReading = RowOf<typeof columns>;

const TYPES = `type IN (${PAGE_VIEW}, 'scroll', 'ping', 'leave', 'click')`;

/** Events without a page view are one row. No expression may have the name of a column that a filter uses. */
const viewsSql = (scope: HeatmapScope) => `SELECT page_view_id, ${PAGE_VIEWS} AS views,
    groupUniqArrayIf(visitor_id, ${IS_PAGE_VIEW}) AS viewers, anyIf(session_id, ${IS_PAGE_VIEW}) AS session,
    minIf(ts, ${IS_PAGE_VIEW}) AS began, maxIf(ts, ${IS_PAGE_VIEW}) AS ended, ${DEEPEST} AS deepest,
    views > 0 AND countIf(${IS_READING}) > 0 AND page_view_id != toUUID('${ABSENT_ID}') AS was_read,
    anyIf(least(100., 100 * view_h / doc_h), type = 'click' AND doc_h > 0 AND view_h > 0) AS fold
  FROM event WHERE ${heatmapEvents(scope, TYPES)}
  GROUP BY page_view_id`;

/** Of the same pages by the page's own address: far fewer than all chunks. */
const attentionSql = ({ page }: HeatmapScope) =>
  `SELECT page_view_id, session_id, visitor_id, sumForEach(attention) AS attended
  FROM recording_chunk FINAL WHERE ${RECORDED_DAYS} AND ${page.sql} AND notEmpty(attention)
  GROUP BY page_view_id, session_id, visitor_id`;

export async function heatmapReading(
  { events, signal }: QueryContext,
  scope: HeatmapScope,
): Promise<HeatmapReading | undefined> {
  const [row] = await events.query(
    columns,
    `SELECT sum(views) AS page_views, uniqExactArray(viewers) AS visitors,
  if(page_views = 0, NULL, minIf(began, views > 0)) AS first_at, if(page_views = 0, NULL, maxIf(ended, views > 0)) AS last_at,
  sumForEachIf(arrayMap(start -> toUInt64(deepest >= start), range(0, 100, ${BAND})), was_read) AS reached,
  quantileExactInclusiveIf(0.5)(fold, fold > 0) AS fold,
  countIf(notEmpty(attended)) AS recorded_page_views, sumForEachIf(attended, notEmpty(attended)) AS attention
FROM (${viewsSql(scope)}) AS seen
LEFT JOIN (${attentionSql(scope)}) AS recorded
  ON recorded.page_view_id = seen.page_view_id AND recorded.session_id = seen.session AND recorded.visitor_id = seen.viewers[1]`,
    heatmapParams(scope),
    signal,
  );
  return row;
}
