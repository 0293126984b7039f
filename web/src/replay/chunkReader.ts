// Reads the chunks of a recording while their bytes arrive: gzip members one after the other, each with lines of JSON. Browsers'
// own decompression reads only the first member of a stream.
import { Gunzip } from "fflate";
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import type { ReplayEvent } from "./messages.ts";

export type Envelope = Pick<ChunkEnvelope, "stream_id" | "seq" | "from" | "to" | "is_throttled">;

export interface Chunk {
  envelope: Envelope;
  /** with the times of the visitor's clock */
  events: ReplayEvent[];
}

type Json = Record<string, unknown>;
const isEnvelope = (line: Json): boolean => typeof line["stream_id"] === "string" && typeof line["seq"] === "number";
const isEvent = (line: Json): boolean => typeof line["type"] === "number" && typeof line["timestamp"] === "number";

function parsed(line: string): Json {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Json) : {};
  } catch {
    // a chunk that was cut off: what is left of it is shown
    return {};
  }
}

/** Collects lines into chunks; an envelope begins a chunk. */
export function chunkReader(emit: (chunk: Chunk) => void) {
  const decoder = new TextDecoder();
  let rest = "";
  let current: Chunk | undefined;

  function take(line: string): void {
    const value = parsed(line);
    if (isEvent(value)) current?.events.push(value as unknown as ReplayEvent);
    if (!isEnvelope(value)) return;
    if (current) emit(current);
    current = { envelope: value as unknown as Envelope, events: [] };
  }

  const gunzip = new Gunzip((bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") take(line);
  });
  return {
    push: (bytes: Uint8Array) => gunzip.push(bytes),
    end(): void {
      if (rest !== "") take(rest);
      if (current) emit(current);
      current = undefined;
    },
  };
}
