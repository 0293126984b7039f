// A visit to the demo shop that was recorded in a browser (e2e/demoRecordings): the chunks as the recorder sent them,
// and the tracked events. The same visit at another time, by another visitor, on another host.
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gunzipSync, gzip } from "node:zlib";
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { ChunkEnvelope, RecordedEvent } from "@sightline/schema/rest/recordings/chunks";
import { offsetOf } from "#host/analytics/scope/zone.ts";
import type { DemoVisitor } from "../history/demoVisitor.ts";

interface RecordedChunk {
  envelope: ChunkEnvelope;
  events: RecordedEvent[];
}

export interface RecordedVisit {
  chunks: RecordedChunk[];
  /** all of its events */
  batch: CollectBatch;
}

interface Move {
  /** milliseconds since 1970 */
  start: number;
  visitor: DemoVisitor;
}

const compress = promisify<Buffer, Buffer>(gzip);
const folder = new URL("../data/recordings/", import.meta.url);
const CHUNKS = ".chunks.gz";

const linesOf = (file: string) =>
  gunzipSync(readFileSync(new URL(file, folder)))
    .toString()
    .trimEnd()
    .split("\n");

export const recordedVisits = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(CHUNKS))
    .map((file) => file.slice(0, -CHUNKS.length))
    .toSorted();

const isEnvelope = (line: ChunkEnvelope | RecordedEvent): line is ChunkEnvelope => "format" in line;

/** `origin`: of the demo shop. */
export function readVisit(name: string, origin: string): RecordedVisit {
  const [batch = ""] = linesOf(`${name}.batch.gz`);
  const recordedAt = new URL((JSON.parse(batch) as CollectBatch).session.entry_url).origin;
  const parse = (line: string): unknown => JSON.parse(line.replaceAll(recordedAt, origin));
  const chunks: RecordedChunk[] = [];
  for (const line of linesOf(name + CHUNKS)) {
    const parsed = parse(line) as ChunkEnvelope | RecordedEvent;
    // each chunk begins with its envelope
    if (isEnvelope(parsed)) chunks.push({ envelope: parsed, events: [] });
    else chunks.at(-1)?.events.push(parsed);
  }
  return { chunks, batch: parse(batch) as CollectBatch };
}

/** Milliseconds from the recorded visit to the same visit at `start`. */
const shiftOf = ({ batch }: RecordedVisit, start: number) => start - batch.session.start;

export function moveBatch(visit: RecordedVisit, { start, visitor }: Move): CollectBatch {
  const by = shiftOf(visit, start);
  const { batch } = visit;
  return {
    ...batch,
    sent_at: batch.sent_at + by,
    visitor_id: visitor.id,
    session: { ...batch.session, start },
    lang: visitor.lang,
    utc_offset: offsetOf(start, visitor.zone),
    events: batch.events.map((event) => ({ ...event, ts: event.ts + by })),
  };
}

export function moveChunks(visit: RecordedVisit, { start, visitor }: Move): Promise<Buffer[]> {
  const by = shiftOf(visit, start);
  const moved = visit.chunks.map(({ envelope, events }) => {
    const { sent_at, from, to } = envelope;
    const times = { sent_at: sent_at + by, from: from + by, to: to + by };
    const lines = events.map((event) => ({ ...event, timestamp: event.timestamp + by }));
    const all = [{ ...envelope, ...times, visitor_id: visitor.id }, ...lines];
    return compress(Buffer.from(all.map((line) => JSON.stringify(line)).join("\n")));
  });
  return Promise.all(moved);
}
