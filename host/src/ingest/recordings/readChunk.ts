// Validates a chunk: its envelope strictly, and each line as an rrweb event. What the events contain is the player's
// matter, which treats it as hostile.
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  ChunkEnvelope,
  MAX_CHUNK_EVENTS,
  MAX_CHUNK_VALUES,
  RecordedEvent,
} from "@sightline/schema/rest/recordings/chunks";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { z } from "zod";
import { Problem } from "#host/http/problem.ts";
import { hasFewValues } from "../intake/fewValues.ts";
import { unpackMember } from "./gzipMember.ts";

/** Milliseconds of validation between turns of the event loop. */
const SLICE = 10;
const LONGEST_CHUNK = 3_600_000;

/** Types of rrweb events. */
const FULL_SNAPSHOT = 2;
const CHANGE = 3;

const utf8 = new TextDecoder("utf-8", { fatal: true });

export interface ReadChunk {
  envelope: ChunkEnvelope;
  events: number;
}

function parseLine<T>(shape: z.ZodType<T>, line: string, number: number): T {
  const refuse = (problem: string, field: string) =>
    new Problem(recordingsRefusals.line({ line: number, problem }), { field });
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw refuse("must be JSON", "body");
  }
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".") || "body";
  throw refuse(`${field}: ${issue?.message ?? "is not valid"}`, field);
}

function linesOf(text: Buffer): string[] {
  let decoded: string;
  try {
    decoded = utf8.decode(text);
  } catch {
    throw new Problem(recordingsRefusals.notText(), { field: "body" });
  }
  const lines = decoded.split("\n", MAX_CHUNK_EVENTS + 3);
  if (lines.at(-1) === "") lines.pop();
  if (lines.length > MAX_CHUNK_EVENTS + 1)
    throw new Problem(recordingsRefusals.tooManyEvents({ max: MAX_CHUNK_EVENTS }), { field: "body" });
  return lines;
}

export async function readChunk(bytes: Buffer): Promise<ReadChunk> {
  const text = await unpackMember(bytes);
  if (!hasFewValues(text, MAX_CHUNK_VALUES))
    throw new Problem(recordingsRefusals.tooManyValues({ max: MAX_CHUNK_VALUES }), { field: "body" });
  const [first = "", ...lines] = linesOf(text);
  const envelope = parseLine(ChunkEnvelope, first, 1);
  if (envelope.to < envelope.from || envelope.to - envelope.from > LONGEST_CHUNK)
    throw new Problem(recordingsRefusals.order(), { field: "to" });
  if (lines.length === 0 && !envelope.is_last) throw new Problem(recordingsRefusals.emptyChunk(), { field: "body" });
  let began = performance.now();
  let isReplayable = false;
  for (const [index, line] of lines.entries()) {
    const { type } = parseLine(RecordedEvent, line, index + 2);
    if (type === FULL_SNAPSHOT) isReplayable = true;
    if (type === CHANGE && envelope.has_full && !isReplayable) break;
    if (performance.now() - began > SLICE) {
      await nextTurn();
      began = performance.now();
    }
  }
  if (envelope.has_full && !isReplayable) throw new Problem(recordingsRefusals.noFullSnapshot(), { field: "has_full" });
  return { envelope, events: lines.length };
}
