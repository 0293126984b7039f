import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { text } from "#host/stores/resultColumns.ts";
import { chunkBlob } from "#host/stores/blobs/recordingBlob.ts";
import type { Source } from "./predictionSources.ts";

const columns = { on_day: text, url: text };
/** Numbers of chunks fit into 16 bits. */
const ID = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,5})$/;

/** The stored chunk of a snapshot: `<recording key>.<stream id>.<number of the chunk>`. */
export async function snapshotSource(
  { events, recordings }: Services,
  widget: number,
  id: string,
  signal: AbortSignal,
): Promise<Source> {
  const absent = () => new Problem(heatmapsRefusals.snapshotNotFound(), { field: "snapshot_id" });
  const [, key, stream, number] = ID.exec(id) ?? [];
  const [session, document, seq] = [RecordingKey.safeParse(key), RecordingKey.safeParse(stream), Number(number)];
  if (!session.success || !document.success || seq > 65_535) throw absent();
  const place = { widget_id: widget, session_id: session.data, stream_id: document.data, seq };
  const [chunk] = await events.query(
    columns,
    `SELECT toString(day) AS on_day, url FROM recording_chunk FINAL
WHERE widget_id = {widget:UInt32} AND session_id = {session:UUID} AND stream_id = {stream_id:UUID} AND seq = {seq:UInt16}
  AND has_full LIMIT 1`,
    { widget, session: session.data, stream_id: document.data, seq },
    signal,
  );
  if (!chunk) throw absent();
  const bytes = await recordings.get(chunkBlob({ ...place, day: chunk.on_day }));
  if (!bytes) throw absent();
  return { task: { kind: "snapshot", chunk: new Uint8Array(bytes) }, url: chunk.url };
}
