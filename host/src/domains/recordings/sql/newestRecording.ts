import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { text } from "#host/stores/resultColumns.ts";

/** The key of the newest recording of a session or visitor. */
export async function newestRecording(
  { events, signal }: QueryContext,
  widget: number,
  id: string,
): Promise<string | undefined> {
  const [row] = await events.query(
    { session_id: text },
    `SELECT session_id FROM recording_chunk
WHERE widget_id = {widget:UInt32} AND (session_id = {id:UUID} OR visitor_id = {id:UUID})
ORDER BY from_ts DESC LIMIT 1`,
    { widget, id },
    signal,
  );
  return row?.session_id;
}
