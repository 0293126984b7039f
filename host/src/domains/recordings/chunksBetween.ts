// The chunks that a player needs to show a part of a recording: of each stream that is open at its start or later, those
// from the last full snapshot before the start. If none is open at the start, the one that was closed last stays visible.
import type { StoredChunk } from "./sql/storedChunks.ts";

/** Times in milliseconds since 1970. `chunks` are in order of time, and remain so. */
export function chunksBetween<Chunk extends Pick<StoredChunk, "stream_id" | "began" | "ended" | "has_full">>(
  chunks: readonly Chunk[],
  { from, to = Infinity }: { from: number; to?: number | undefined },
): Chunk[] {
  const streams = Map.groupBy(chunks, ({ stream_id }) => stream_id);
  const ends = new Map(
    Array.from(streams, ([stream, own]) => [stream, Math.max(...own.map(({ ended }) => ended))] as const),
  );
  const isOpen = Array.from(
    streams,
    ([stream, [first]]) => first && first.began <= from && (ends.get(stream) ?? 0) >= from,
  );
  const closedLast = Math.max(...Array.from(ends.values()).filter((end) => end < from));
  const needed = new Set<Chunk>();
  for (const [stream, own] of streams) {
    const end = ends.get(stream) ?? 0;
    if (end < from && (isOpen.includes(true) || end < closedLast)) continue;
    const snapshot = own.findLastIndex(({ has_full, began }) => has_full === 1 && began <= from);
    for (const chunk of own.slice(Math.max(0, snapshot))) if (chunk.began <= to) needed.add(chunk);
  }
  return chunks.filter((chunk) => needed.has(chunk));
}
