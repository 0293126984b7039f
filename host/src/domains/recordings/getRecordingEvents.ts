// Streams a recording's chunks as they were stored, so that a long recording is never in memory as a whole.
import { gzipSync } from "node:zlib";
import { getRecordingEvents as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import type { Recordings } from "#host/http/services.ts";
import { chunkBlob } from "#host/stores/blobs/recordingBlob.ts";
import { callersRecording } from "./callersRecording.ts";
import { chunksBetween } from "./chunksBetween.ts";
import { storedChunks, type StoredChunk } from "./sql/storedChunks.ts";

/** The last line of a chunk may lack its end. */
const LINE_END = gzipSync("\n");

/** Chunks that were deleted in the meantime are left out. */
async function* bytesOf(recordings: Pick<Recordings, "get">, chunks: readonly StoredChunk[]) {
  for (const { on_day, ...chunk } of chunks) {
    const bytes = await recordings.get(chunkBlob({ ...chunk, day: on_day }));
    if (!bytes) continue;
    yield bytes;
    yield LINE_END;
  }
}

export const getRecordingEvents = route(call, {
  permit: readers("playback"),
  gather: callersRecording,
  ask: async ({ events }, { widgetId }, { params, query, signal }) => {
    const chunks = await storedChunks({ events, signal }, widgetId, params.key);
    const start = chunks[0]?.began;
    if (start === undefined) throw new Problem(recordingsRefusals.recordingUnknown());
    const to = query.to === undefined ? undefined : start + query.to;
    return chunksBetween(chunks, { from: start + query.from, to });
  },
  answer: (chunks, _project, { services: { recordings } }) =>
    new RawAnswer(
      new Response(ReadableStream.from(bytesOf(recordings, chunks)), {
        headers: { "content-type": "application/gzip", "cache-control": "no-store" },
      }),
    ),
});
