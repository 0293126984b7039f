// Streams a recording's chunks as they were stored, so that a long recording is never in memory as a whole.
import { gzipSync } from "node:zlib";
import { getRecordingEvents as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import type { Recordings } from "#host/http/services.ts";
import { chunkBlob, type ChunkPlace } from "#host/stores/blobs/recordingBlob.ts";
import { callersRecording } from "./callersRecording.ts";
import { chunksBetween } from "./chunksBetween.ts";
import { storedChunks } from "./sql/storedChunks.ts";

/** The last line of a chunk may lack its end. */
const LINE_END = gzipSync("\n");

/** Chunks that were deleted in the meantime are left out. */
async function* bytesOf(recordings: Pick<Recordings, "get">, chunks: readonly ChunkPlace[]) {
  for (const chunk of chunks) {
    const bytes = await recordings.get(chunkBlob(chunk));
    if (!bytes) continue;
    yield bytes;
    yield LINE_END;
  }
}

export const getRecordingEvents = route(call, {
  permit: readers("playback"),
  gather: callersRecording,
  ask: async ({ events, recordings }, { widgetId: widget_id }, { params, query, signal }): Promise<ChunkPlace[]> => {
    const { from, to, stream, after: seq } = query;
    if (stream) return await recordings.chunksAfter({ widget_id, session_id: params.key, stream_id: stream, seq });
    const chunks = await storedChunks({ events, signal }, widget_id, params.key);
    const start = chunks[0]?.began;
    if (start === undefined) throw new Problem(recordingsRefusals.recordingUnknown());
    const between = chunksBetween(chunks, { from: start + from, to: to === undefined ? undefined : start + to });
    return between.map((chunk) => ({ ...chunk, day: chunk.on_day }));
  },
  answer: (chunks, _project, { services: { recordings } }) =>
    new RawAnswer(
      new Response(ReadableStream.from(bytesOf(recordings, chunks)), {
        headers: { "content-type": "application/gzip", "cache-control": "no-store" },
      }),
    ),
});
