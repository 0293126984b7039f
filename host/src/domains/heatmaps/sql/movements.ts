// The chunks of recordings that belong to a heatmap: those of page views that events name, of the same session and
// visitor. The events decide who is human, and which page views the filter selects.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents } from "./heatmapEvents.ts";

const IDS = "page_view_id, session_id, visitor_id";

/** `day` is that of the recording's start; a recording lasts at most a day. */
const RECORDED_DAYS = `widget_id = {widget:UInt32}
    AND day >= toDate(fromUnixTimestamp64Milli({visits_from:Int64}, 'UTC'))
    AND day <= toDate(fromUnixTimestamp64Milli({visits_to:Int64}, 'UTC'))`;

/** `holding`: the column that must not be empty. Only events of page views with such a chunk are compared. */
export function recordedChunks(scope: HeatmapScope, holding: "pointer" | "attention"): string {
  const chunks = `WHERE ${RECORDED_DAYS} AND ${scope.page.sql} AND notEmpty(${holding})`;
  return `recording_chunk FINAL ${chunks}
    AND (${IDS}) IN (SELECT ${IDS} FROM event WHERE ${heatmapEvents(scope, IS_PAGE_VIEW)}
      AND page_view_id IN (SELECT page_view_id FROM recording_chunk ${chunks}))`;
}
