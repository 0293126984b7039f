// Loads a recording: the part around the playhead first, then all of it behind, and what is recorded meanwhile. Each
// chunk is emitted once.
//
// Reading half an hour with 20,000 events takes about a second of this page's only thread. It begins after the first part
// is visible, is done in short steps, and rests while a time that was sought is read and shown.
import type { IEnvironment } from "relay-runtime";
import { readBytes } from "#web/relay/files/readBytes.ts";
import { chunkReader, type Chunk } from "#web/replay/chunkReader.ts";
import type { Span } from "#web/replay/playback/activity.ts";

/** What is loaded first: as much as is watched before the rest has arrived. */
const FIRST_MS = 60_000;

/** Compressed bytes that are read in one step of about 10 ms. */
const STEP_BYTES = 8192;

/** Which chunks were emitted. */
export interface KnownChunks {
  ids: Set<string>;
  /** number of the newest chunk of each document */
  newest: Map<string, number>;
}

export const noChunks = (): KnownChunks => ({ ids: new Set(), newest: new Map() });

export interface ChunkSource {
  environment: IEnvironment;
  /** the events' address at the gateway */
  path: string;
  known: KnownChunks;
  onChunk: (chunk: Chunk) => void;
  signal: AbortSignal;
}

/** `gap`: resolves when the next step may begin; by default, all that has arrived is read at once. */
async function read(
  { environment, path, known: { ids, newest }, onChunk, signal }: ChunkSource,
  query: string,
  gap?: () => Promise<void>,
): Promise<void> {
  const reader = chunkReader((chunk) => {
    const { stream_id, seq } = chunk.envelope;
    const id = `${stream_id}-${seq}`;
    if (!ids.has(id)) onChunk(chunk);
    ids.add(id);
    newest.set(stream_id, Math.max(newest.get(stream_id) ?? seq, seq));
  });
  async function takeInSteps(bytes: Uint8Array, next: () => Promise<void>): Promise<void> {
    for (let from = 0; from < bytes.length; from += STEP_BYTES) {
      await next();
      signal.throwIfAborted();
      reader.push(bytes.subarray(from, from + STEP_BYTES));
    }
  }
  const take = (bytes: Uint8Array) => (gap ? takeInSteps(bytes, gap) : reader.push(bytes));
  await readBytes(`${path}${query}`, { environment, take, signal });
  reader.end();
}

interface Load extends ChunkSource {
  at: number;
  durationMs: number;
  /** chunks can't be placed until the recording's first chunk has told the difference of the visitor's clock */
  needsFirst: () => boolean;
  /** resolves when the time to show is visible, or can't be shown */
  whenShown: () => Promise<void>;
  /** these times are complete */
  onArrived: (spans: Span[]) => void;
}

/** In order, none of which touch. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}

export function recordingLoader(load: Load) {
  const { at: first, durationMs, needsFirst, whenShown, onArrived } = load;
  let arrived: Span[] = [];
  /** the last time that was sought and is not read yet */
  let sought: number | undefined;
  let seeking: Promise<void> | undefined;
  const seekFailed = Promise.withResolvers<void>();

  function add(span: Span): void {
    arrived = joined([...arrived, span]);
    onArrived(arrived);
  }

  async function loadPart(at: number): Promise<void> {
    const to = at + FIRST_MS;
    await read(load, `?from=${Math.floor(at)}&to=${Math.floor(to)}`);
    if (needsFirst()) await read(load, "?from=0&to=0");
    add({ from: at, to });
  }

  async function loadSought(): Promise<void> {
    try {
      while (sought !== undefined) {
        const at = sought;
        sought = undefined;
        if (!arrived.some(({ from, to }) => at >= from && at <= to)) await loadPart(at);
      }
    } catch {
      seekFailed.resolve();
    }
  }

  async function gap(): Promise<void> {
    await seeking;
    await Promise.race([whenShown(), seekFailed.promise]);
    // what the visitor of this page did meanwhile comes first
    await new Promise((resolve) => setTimeout(resolve));
    if (seeking) await gap();
  }

  return {
    async load(): Promise<void> {
      if (durationMs <= FIRST_MS) await read(load, "");
      else {
        await loadPart(first);
        await Promise.race([whenShown(), seekFailed.promise]);
        await read(load, "", gap);
      }
      add({ from: 0, to: durationMs });
    },
    /**
     * Reads a time that has not arrived yet; of several that are sought meanwhile, the last one. If its part can't be read,
     * it arrives with the rest.
     */
    async seek(at: number): Promise<void> {
      if (arrived.length === 0) return;
      sought = at;
      seeking ??= loadSought().finally(() => (seeking = undefined));
      await seeking;
    },
  };
}

export interface NewestChunk {
  readonly stream: string;
  readonly newest: number;
}

/** Only what is newer than the known chunks of these documents. */
export async function loadNewer(source: ChunkSource, streams: readonly NewestChunk[]): Promise<void> {
  const { newest: known } = source.known;
  for (const { stream, newest } of streams) {
    const after = known.get(stream) ?? -1;
    if (newest <= after) continue;
    await read(source, `?stream=${stream}&after=${after}`);
    // also if it was deleted meanwhile
    known.set(stream, Math.max(known.get(stream) ?? newest, newest));
  }
}

export const eventsPath = (widgetId: number, key: string): string => `/recordings/${widgetId}/${key}/events`;
