// The recorded full snapshots of a heatmap's pages: the newest one of each day and width class. If there are more than an
// answer holds, the newest of every class come first, so that each width has a background.
import type { HeatmapSnapshot } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { isInPeriod } from "#host/analytics/visits/humanTrafficSql.ts";
import { number, text, time } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";

const MOST = 50;
/** CSS pixels */
const CLASS = 50;

const columns = { snapshot_id: text, recorded_at: time, url: text, view_w: number, view_h: number };

/** `within`: the only period of which the caller may see anything. */
export function listSnapshots(
  { events, signal }: QueryContext,
  { project, page }: HeatmapScope,
  within: Period | undefined,
): Promise<HeatmapSnapshot[]> {
  const where = ["widget_id = {widget:UInt32}", "has_full = 1", page.sql, ...(within ? [isInPeriod("from_ts")] : [])];
  return events.query(
    columns,
    `SELECT * FROM (
  SELECT snapshot_id, from_ts AS recorded_at, url, view_w, view_h,
    row_number() OVER (PARTITION BY intDiv(view_w, ${CLASS}) ORDER BY from_ts DESC, snapshot_id) AS age
  FROM (SELECT concat(toString(session_id), '.', toString(stream_id), '.', toString(seq)) AS snapshot_id, from_ts, url, view_w, view_h
    FROM recording_chunk WHERE ${where.join(" AND ")}
    ORDER BY from_ts DESC, snapshot_id LIMIT 1 BY toDate(from_ts), intDiv(view_w, ${CLASS}))
  ORDER BY age, from_ts DESC, snapshot_id LIMIT ${MOST})
ORDER BY recorded_at DESC, snapshot_id`,
    { widget: project.widgetId, ...(within && { from: within.from, to: within.to }), ...page.params },
    signal,
  );
}
