// Converts the times of a visitor's clock into milliseconds from the recording's start. The host corrects a wrong clock
// in the times that it returns, and events carry the clock's own times: the first chunk of a document, whose corrected
// time is known, tells the difference.
import type { Chunk } from "../chunkReader.ts";
import type { ReplayEvent } from "../messages.ts";
import type { Stream } from "./activity.ts";

export interface RecordedStream extends Stream {
  missing: readonly number[];
}

/** Before the difference is known, a chunk must fit its document this well, in ms. */
const TOLERANCE = 5000;

export interface TimedChunk {
  stream: string;
  events: ReplayEvent[];
}

export function createRecordingClock(streams: readonly RecordedStream[], startedAt: number) {
  const byId = new Map(streams.map((stream) => [stream.stream, stream]));
  let difference: number | undefined;
  let waiting: Chunk[] = [];

  const timed = ({ envelope, events }: Chunk, offset: number): TimedChunk => ({
    stream: envelope.stream_id,
    events: events.map((event) => ({ ...event, timestamp: event.timestamp + offset })),
  });

  /** The number of the document's first chunk that arrived. */
  function firstOf({ missing }: RecordedStream): number {
    let seq = 0;
    while (missing.includes(seq)) seq++;
    return seq;
  }

  /** The chunks that can be placed now: this one and those that waited for it, or none. */
  function place(chunk: Chunk): TimedChunk[] {
    const stream = byId.get(chunk.envelope.stream_id);
    if (stream === undefined) return [];
    const { from, seq } = chunk.envelope;
    if (difference === undefined && seq === firstOf(stream)) difference = stream.from - from;
    if (difference !== undefined) {
      const offset = difference;
      const placed = [...waiting, chunk].map((each) => timed(each, offset));
      waiting = [];
      return placed;
    }
    const guess = from - startedAt;
    if (guess >= stream.from - TOLERANCE && guess <= stream.to + TOLERANCE) return [timed(chunk, -startedAt)];
    waiting.push(chunk);
    return [];
  }

  return {
    place,
    /** A chunk arrived whose time is unknown until the first one of its document arrives. */
    isWaiting: () => waiting.length > 0,
    /** Documents that were opened since. */
    learn(opened: readonly RecordedStream[]): void {
      for (const stream of opened) if (!byId.has(stream.stream)) byId.set(stream.stream, stream);
    },
  };
}

export type RecordingClock = ReturnType<typeof createRecordingClock>;
