// The page views of a heatmap: how many there are, how far they were scrolled, and which part of the page was looked at.
// Three queries: only the second groups events by page view, without the visitors, and only the third reads chunks of
// recordings. With one query that joined the chunks to all page views, a click map of all pages of a project cost 1.71
// times the CPU time of plain SQL instead of 1.40.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { VISITORS } from "#host/analytics/visits/countSql.ts";
import { DEEPEST, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import { IS_PAGE_VIEW, PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import { list, nullable, number, type RowOf, time } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";
import { recordedChunks } from "./movements.ts";

const BAND = 5;

const views = { page_views: number, visitors: number, first_at: nullable(time), last_at: nullable(time) };
const reading = {
  /** Page views that reached each of the 20 bands, from the top; empty without any that reported their reading. */
  reached: list(number),
  /** median percent of the document's height; only clicks report this height */
  fold: nullable(number),
};
const attention = {
  recorded_page_views: number,
  /** milliseconds of all recorded page views by band */
  attention: list(number),
};
export type HeatmapReading = RowOf<typeof views & typeof reading & typeof attention>;

const viewsSql = (scope: HeatmapScope) => `SELECT count() AS page_views, ${VISITORS} AS visitors,
  if(page_views = 0, NULL, min(ts)) AS first_at, if(page_views = 0, NULL, max(ts)) AS last_at
FROM event WHERE ${heatmapEvents(scope, IS_PAGE_VIEW)}`;

const TYPES = `type IN (${PAGE_VIEW}, 'scroll', 'ping', 'leave', 'click')`;

/** Events without a page view are one row. No expression may have the name of a column that a filter uses. */
const readingSql = (
  scope: HeatmapScope,
) => `SELECT sumForEachIf(arrayMap(start -> toUInt64(deepest >= start), range(0, 100, ${BAND})), was_read) AS reached,
  quantileExactInclusiveIf(0.5)(fold, fold > 0) AS fold
FROM (SELECT ${DEEPEST} AS deepest, ${WAS_READ} AND page_view_id != toUUID('${ABSENT_ID}') AS was_read,
    anyIf(least(100., 100 * view_h / doc_h), type = 'click' AND doc_h > 0 AND view_h > 0) AS fold
  FROM event WHERE ${heatmapEvents(scope, TYPES)}
  GROUP BY page_view_id)`;

const attentionSql = (scope: HeatmapScope) => `SELECT count() AS recorded_page_views, sumForEach(attended) AS attention
FROM (SELECT sumForEach(attention) AS attended FROM ${recordedChunks(scope, "attention")}
  GROUP BY page_view_id, session_id, visitor_id)`;

export async function heatmapReading({ events, signal }: QueryContext, scope: HeatmapScope): Promise<HeatmapReading> {
  const params = heatmapParams(scope);
  const [[viewed], [read], [recorded]] = await Promise.all([
    events.query(views, viewsSql(scope), params, signal),
    events.query(reading, readingSql(scope), params, signal),
    events.query(attention, attentionSql(scope), params, signal),
  ]);
  return {
    ...(viewed ?? { page_views: 0, visitors: 0, first_at: null, last_at: null }),
    ...(read ?? { reached: [], fold: null }),
    ...(recorded ?? { recorded_page_views: 0, attention: [] }),
  };
}
