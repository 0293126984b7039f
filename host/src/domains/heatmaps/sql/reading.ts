// How far the page views of a heatmap were scrolled, and how many there are.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { PAGE_VIEWS, VISITORS } from "#host/analytics/visits/countSql.ts";
import { DEEPEST, IS_VIEW_OR_READING, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { list, nullable, number, time } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";

const BAND = 5;

/**
 * Page views that reached each of the 20 bands, from the top; empty without page views. All page views that reported
 * their reading reached the first one.
 */
export async function scrollReach({ events, signal }: QueryContext, scope: HeatmapScope): Promise<number[]> {
  const [row] = await events.query(
    { reached: list(number) },
    `SELECT sumForEach(arrayMap(start -> toUInt64(deepest >= start), range(0, 100, ${BAND}))) AS reached
FROM (SELECT ${DEEPEST} AS deepest FROM event WHERE ${heatmapEvents(scope, IS_VIEW_OR_READING)}
  GROUP BY page_view_id HAVING ${WAS_READ})`,
    heatmapParams(scope),
    signal,
  );
  return row?.reached ?? [];
}

/** Percent of the document's height; only clicks report this height. */
export async function medianFold({ events, signal }: QueryContext, scope: HeatmapScope): Promise<number | null> {
  const [row] = await events.query(
    { fold: nullable(number) },
    `SELECT quantileExactInclusive(0.5)(fold) AS fold
FROM (SELECT least(100., any(100 * view_h / doc_h)) AS fold FROM event
  WHERE ${heatmapEvents(scope, "type = 'click'")} AND doc_h > 0 AND view_h > 0 GROUP BY page_view_id)`,
    heatmapParams(scope),
    signal,
  );
  return row?.fold ?? null;
}

const sampleColumns = { page_views: number, visitors: number, first_at: nullable(time), last_at: nullable(time) };

export async function heatmapSample({ events, signal }: QueryContext, scope: HeatmapScope) {
  const [row] = await events.query(
    sampleColumns,
    `SELECT ${PAGE_VIEWS} AS page_views, ${VISITORS} AS visitors,
  if(page_views = 0, NULL, min(ts)) AS first_at, if(page_views = 0, NULL, max(ts)) AS last_at
FROM event WHERE ${heatmapEvents(scope, IS_PAGE_VIEW)}`,
    heatmapParams(scope),
    signal,
  );
  return row ?? { page_views: 0, visitors: 0, first_at: null, last_at: null };
}
