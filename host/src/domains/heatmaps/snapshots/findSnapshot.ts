import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { ChunkPlace } from "#host/stores/blobs/recordingBlob.ts";
import type { Condition } from "#host/analytics/goals/pageCondition.ts";
import { number, text } from "#host/stores/resultColumns.ts";

const anyPage: Condition = { sql: "true", params: {} };

export interface StoredSnapshot extends ChunkPlace {
  /** milliseconds since 1970 */
  recordedAt: number;
}

/** The chunk of an id `<recording key>.<stream id>.<number of the chunk>`, if it has a full snapshot of one of the pages. */
export async function findSnapshot(
  { events, signal }: QueryContext,
  widgetId: number,
  id: string,
  pages: Condition = anyPage,
): Promise<StoredSnapshot | undefined> {
  const [session = "", stream = "", seq = "", ...more] = id.split(".");
  const ids = [session, stream].map((part) => RecordingKey.safeParse(part).data);
  const [session_id, stream_id] = ids;
  if (!session_id || !stream_id || more.length > 0 || !/^\d{1,4}$/.test(seq)) return undefined;
  const [row] = await events.query(
    { on_day: text, recorded: number },
    `SELECT toString(day) AS on_day, toUnixTimestamp64Milli(from_ts) AS recorded FROM recording_chunk
WHERE widget_id = {widget:UInt32} AND session_id = {session:UUID} AND stream_id = {stream:UUID} AND seq = {seq:UInt16}
  AND has_full = 1 AND ${pages.sql} LIMIT 1`,
    { widget: widgetId, session: session_id, stream: stream_id, seq: Number(seq), ...pages.params },
    signal,
  );
  return (
    row && {
      ...{ widget_id: widgetId, day: row.on_day, session_id, stream_id, seq: Number(seq) },
      recordedAt: row.recorded,
    }
  );
}
