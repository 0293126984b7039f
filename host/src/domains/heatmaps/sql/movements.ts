// What recordings say of a heatmap's page views: where the pointer moved, and which part of the page was looked at. Only
// chunks of page views that events name count, of the same session and visitor: the filter, the pages and who is human
// are decided by the events.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { list, number } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";

const IDS = "page_view_id, session_id, visitor_id";

/** `day` is that of the recording's start; a recording lasts at most a day. */
export const recordedChunks = (scope: HeatmapScope): string =>
  `recording_chunk FINAL WHERE widget_id = {widget:UInt32}
    AND day >= toDate(fromUnixTimestamp64Milli({visits_from:Int64}, 'UTC'))
    AND day <= toDate(fromUnixTimestamp64Milli({visits_to:Int64}, 'UTC'))
    AND (${IDS}) IN (SELECT ${IDS} FROM event WHERE ${heatmapEvents(scope, IS_PAGE_VIEW)})`;

export interface Attention {
  /** page views whose recording says it */
  page_views: number;
  /** mean milliseconds for each band */
  bands: number[];
}

export async function attention({ events, signal }: QueryContext, scope: HeatmapScope): Promise<Attention> {
  const [row] = await events.query(
    { page_views: number, sums: list(number) },
    `SELECT uniqExact(page_view_id) AS page_views, sumForEach(attention) AS sums
FROM ${recordedChunks(scope)} AND notEmpty(attention)`,
    heatmapParams(scope),
    signal,
  );
  const { page_views = 0, sums = [] } = row ?? {};
  return { page_views, bands: sums.map((sum) => Math.round(sum / page_views)) };
}
