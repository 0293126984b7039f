// What the chunks say of recordings: their time, size and activity.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, type RowOf, text } from "#host/stores/resultColumns.ts";

const columns = {
  session_id: text,
  visitor: text,
  on_day: text,
  /** milliseconds since 1970: of the first and last event, and of the last arrival */
  started: number,
  ended: number,
  heard: number,
  entry_url: text,
  exit_url: text,
  active: number,
  size: number,
  form_drops: number,
  activity: list(number),
};
export type RecordedSession = RowOf<typeof columns>;

export const ACTIONS = "(clicks + keys + scrolls + moves)";
const BARS = 20;

/** Actions of a chunk that fall into a bar, as if they were spread evenly over the chunk. */
const IN_BAR = `greatest(0., least(toFloat64(ends), (bar + 1) * length / ${BARS}) - greatest(toFloat64(begins), bar * length / ${BARS}))
  / (ends - begins) * ${ACTIONS}`;

export function recordedSessions(
  { events, signal }: QueryContext,
  widget: number,
  sessions: readonly string[],
): Promise<RecordedSession[]> {
  const ms = (column: string) => `toUnixTimestamp64Milli(${column})`;
  const chunks = `SELECT *, min(${ms("from_ts")}) OVER (PARTITION BY session_id) AS first,
    greatest(1, max(${ms("to_ts")}) OVER (PARTITION BY session_id) - first) AS length,
    ${ms("from_ts")} - first AS begins, greatest(begins + 1, ${ms("to_ts")} - first) AS ends,
    arrayMap(bar -> ${IN_BAR}, range(${BARS})) AS bars
  FROM recording_chunk FINAL
  WHERE widget_id = {widget:UInt32} AND session_id IN {sessions:Array(UUID)}`;
  return events.query(
    columns,
    `SELECT session_id, any(visitor_id) AS visitor, toString(any(day)) AS on_day, min(first) AS started,
  ${ms("max(to_ts)")} AS ended, ${ms("max(received_at)")} AS heard,
  argMin(url, (from_ts, seq)) AS entry_url, argMax(url, (to_ts, seq)) AS exit_url,
  sum(active_ms) AS active, sum(bytes) AS size, sum(form_drops) AS form_drops,
  arrayMap(sum -> toUInt32(round(sum)), sumForEach(bars)) AS activity
FROM (${chunks}) GROUP BY session_id`,
    { widget, sessions },
    signal,
  );
}
