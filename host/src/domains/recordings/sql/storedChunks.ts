import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";

const columns = {
  widget_id: number,
  on_day: text,
  session_id: text,
  visitor_id: text,
  stream_id: text,
  tab_id: text,
  seq: number,
  /** milliseconds since 1970 */
  began: number,
  ended: number,
  received: number,
  url: text,
  title: text,
  view_w: number,
  view_h: number,
  has_full: number,
  bytes: number,
  is_throttled: number,
  form_drops: number,
  is_last: number,
};
export type StoredChunk = RowOf<typeof columns>;

/** The chunks of a recording, in order of time. */
export const storedChunks = (
  { events, signal }: QueryContext,
  widget: number,
  session: string,
): Promise<StoredChunk[]> =>
  events.query(
    columns,
    `SELECT widget_id, toString(day) AS on_day, session_id, visitor_id, stream_id, tab_id, seq,
  toUnixTimestamp64Milli(from_ts) AS began, toUnixTimestamp64Milli(to_ts) AS ended,
  toUnixTimestamp64Milli(received_at) AS received, url, title, view_w, view_h, has_full, bytes, is_throttled, is_last,
  form_drops
FROM recording_chunk FINAL WHERE widget_id = {widget:UInt32} AND session_id = {session:UUID}
ORDER BY from_ts, stream_id, seq`,
    { widget, session },
    signal,
  );
