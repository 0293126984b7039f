import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { number } from "#host/stores/resultColumns.ts";

/** Recordings that began on this day (UTC) or later. */
export async function recordedSince({ events, signal }: QueryContext, widget: number, day: string): Promise<number> {
  const [row] = await events.query(
    { recorded: number },
    `SELECT ${SESSIONS_OF_CHOSEN} AS recorded FROM recording_chunk
WHERE widget_id = {widget:UInt32} AND day >= toDate({day:String})`,
    { widget, day },
    signal,
  );
  return row?.recorded ?? 0;
}
