// Loads a recording: the part around the playhead first, then all of it behind. Each chunk is emitted once.
import type { IEnvironment } from "relay-runtime";
import { readBytes } from "#web/relay/files/readBytes.ts";
import { chunkReader, type Chunk } from "#web/replay/chunkReader.ts";
import type { Span } from "#web/replay/playback/activity.ts";

/** What is loaded first: as much as is watched before the rest has arrived. */
const FIRST_MS = 60_000;

interface Load {
  environment: IEnvironment;
  /** the events' address at the gateway */
  path: string;
  at: number;
  durationMs: number;
  /** chunks that were emitted before; gets those that are emitted now */
  known: Set<string>;
  onChunk: (chunk: Chunk) => void;
  /** chunks can't be placed until the recording's first chunk has told the difference of the visitor's clock */
  needsFirst: () => boolean;
  /** these times are complete */
  onArrived: (spans: Span[]) => void;
  signal: AbortSignal;
}

export async function loadRecording(load: Load): Promise<void> {
  const { environment, path, at, durationMs, known, onChunk, needsFirst, onArrived, signal } = load;
  const read = async (query: string) => {
    const reader = chunkReader((chunk) => {
      const id = `${chunk.envelope.stream_id}-${chunk.envelope.seq}`;
      if (!known.has(id)) onChunk(chunk);
      known.add(id);
    });
    await readBytes(`${path}${query}`, { environment, take: (bytes) => reader.push(bytes), signal });
    reader.end();
  };
  if (durationMs > FIRST_MS) {
    const to = at + FIRST_MS;
    await read(`?from=${Math.floor(at)}&to=${Math.floor(to)}`);
    if (needsFirst()) await read("?from=0&to=0");
    onArrived([{ from: at, to }]);
  }
  await read("");
  onArrived([{ from: 0, to: durationMs }]);
}

export const eventsPath = (widgetId: number, key: string): string => `/recordings/${widgetId}/${key}/events`;
