// The log's files, `<number>.log`, in ascending order. The first frame of each file records where the valid part of the
// previous file ends. Frames after that point were reported as failed and must not be replayed.
import { closeSync, openSync, readFileSync, readSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { framesIn, type Frame } from "./frames.ts";

export interface Position {
  segment: number;
  offset: number;
}

export interface SegmentHeader {
  after: Position;
}

export const isBefore = (a: Position, b: Position) =>
  a.segment < b.segment || (a.segment === b.segment && a.offset < b.offset);

export const segmentFile = (folder: string, segment: number) =>
  path.join(folder, `${String(segment).padStart(12, "0")}.log`);

/** Numbers of the existing segments, ascending. */
export function segmentsIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => (/^(\d{12})\.log$/.test(name) ? [Number(name.slice(0, 12))] : []))
    .toSorted((a, b) => a - b);
}

export function sizeOfSegments(folder: string): number {
  return segmentsIn(folder).reduce((sum, segment) => sum + statSync(segmentFile(folder, segment)).size, 0);
}

export function dropSegmentsBefore(folder: string, segment: number): void {
  for (const old of segmentsIn(folder)) if (old < segment) rmSync(segmentFile(folder, old), { force: true });
}

function headOf(folder: string, segment: number): SegmentHeader | undefined {
  const [first] = framesIn(readFileSync(segmentFile(folder, segment)), 0);
  return first ? (JSON.parse(first.payload.toString("utf8")) as SegmentHeader) : undefined;
}

export type LoggedFrame = Frame & { segment: number };

/** Every acknowledged frame from a position on, in order. */
export function* framesFrom(folder: string, from: Position): Generator<LoggedFrame> {
  const segments = segmentsIn(folder).filter((segment) => segment >= from.segment);
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    const after = next === undefined ? undefined : headOf(folder, next)?.after;
    const valid = after?.segment === segment ? after.offset : Infinity;
    for (const frame of framesIn(readFileSync(segmentFile(folder, segment)), 0)) {
      const isHead = frame.start === 0;
      if (frame.end > valid) break;
      if (!isHead && !isBefore({ segment, offset: frame.start }, from)) yield { ...frame, segment };
    }
  }
}

/** The payloads between two offsets of one segment. */
export function payloadsBetween(folder: string, segment: number, start: number, end: number): Buffer[] {
  const bytes = Buffer.alloc(end - start);
  const file = openSync(segmentFile(folder, segment), "r");
  try {
    readSync(file, bytes, 0, bytes.length, start);
  } finally {
    closeSync(file);
  }
  return Array.from(framesIn(bytes, 0), (frame) => frame.payload);
}
