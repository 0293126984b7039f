import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";

/** milliseconds since 1970 */
const columns = { session_id: text, visitor: text, started: number, ended: number };

/** When the recordings of these sessions begin and end. */
export function recordingStarts(
  { events, signal }: QueryContext,
  widget: number,
  sessions: readonly string[],
): Promise<RowOf<typeof columns>[]> {
  return events.query(
    columns,
    `SELECT session_id, visitor_id AS visitor, toUnixTimestamp64Milli(min(from_ts)) AS started,
  toUnixTimestamp64Milli(max(to_ts)) AS ended
FROM recording_chunk WHERE widget_id = {widget:UInt32} AND session_id IN {sessions:Array(UUID)}
GROUP BY session_id, visitor_id`,
    { widget, sessions },
    signal,
  );
}
