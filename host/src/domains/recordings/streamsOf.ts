import type { RecordingStream } from "@sightline/schema/rest/recordings/recordings";
import type { StoredChunk } from "./sql/storedChunks.ts";

function missingOf(chunks: readonly StoredChunk[]): number[] {
  const stored = new Set(chunks.map(({ seq }) => seq));
  return Array.from({ length: Math.max(...stored) }, (_, seq) => seq).filter((seq) => !stored.has(seq));
}

/** The documents of a recording, in order of their beginning. */
export function streamsOf(chunks: readonly StoredChunk[], start: number): RecordingStream[] {
  const streams = Map.groupBy(chunks, ({ stream_id }) => stream_id);
  return Array.from(streams.values()).flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { stream_id, tab_id, url, title, view_w, view_h } = first;
    return {
      ...{ stream_id, tab_id, url, title, view_w, view_h },
      from_ms: first.began - start,
      to_ms: Math.max(...own.map(({ ended }) => ended)) - start,
      chunks: own.length,
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: missingOf(own),
      is_throttled: own.some(({ is_throttled }) => is_throttled === 1),
    };
  });
}
