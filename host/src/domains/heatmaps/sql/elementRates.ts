// On how many page views each element was clicked. Page views are those of the heatmap's period that have an id, each
// counted once, so that no element can have more than all of them.
import type { HeatmapClickMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";
import { layerSql, NEWEST_TEXT } from "./layer.ts";

/** More than a page has. */
const MOST = 10_000;

const columns = { selector: text, name: text, views: number };

export interface ElementRates {
  page_views: number;
  /** those with the most page views first */
  elements: RowOf<typeof columns>[];
}

export async function elementRates(
  { events, signal }: QueryContext,
  scope: HeatmapScope,
  mode: HeatmapClickMode,
): Promise<ElementRates> {
  const views = `SELECT page_view_id FROM event
  WHERE ${heatmapEvents(scope, IS_PAGE_VIEW)} AND page_view_id != toUUID('${ABSENT_ID}')`;
  const params = heatmapParams(scope);
  const [[counted], elements] = await Promise.all([
    events.query(
      { page_views: number },
      `SELECT uniqExact(page_view_id) AS page_views FROM (${views})`,
      params,
      signal,
    ),
    events.query(
      columns,
      `SELECT selector, ${NEWEST_TEXT} AS name, uniqExact(page_view_id) AS views
FROM (${layerSql(scope, mode)}) WHERE page_view_id IN (${views})
GROUP BY selector ORDER BY views DESC, selector LIMIT ${MOST}`,
      params,
      signal,
    ),
  ]);
  return { page_views: counted?.page_views ?? 0, elements };
}
