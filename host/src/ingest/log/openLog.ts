// The log of one table: first replays acknowledged rows that were not loaded yet, then accepts new ones.
import { mkdirSync, statfsSync } from "node:fs";
import path from "node:path";
import { lockFolder } from "#host/stores/folderLock.ts";
import { rowsOfLines } from "./backlog.ts";
import { readCheckpoint } from "./checkpoint.ts";
import { openGroupCommit, type LoggedRow } from "./groupCommit.ts";
import type { Destination } from "./insertBlock.ts";
import { openLoader } from "./loader.ts";
import { framesFrom, segmentsIn, sizeOfSegments, type Position } from "./segments.ts";
import { openLogWriter, type Written } from "./writer.ts";

export interface LogState {
  /** rows that wait to be synced, and milliseconds that the oldest has waited */
  waiting: number;
  delay: number;
  /** bytes that wait to be loaded, and milliseconds that the oldest have waited */
  bytes: number;
  lag: number;
  /** of the disk */
  freeBytes: number;
  rejected: number;
}

export interface IngestLog {
  /** Resolves when the rows are synced. */
  append(rows: readonly LoggedRow[]): Promise<void>;
  settled(): Promise<void>;
  flush(timeout?: number): Promise<void>;
  close(): Promise<void>;
  state(): LogState;
}

export interface LogOptions extends Destination {
  /** the log's own; one process at a time */
  folder: string;
  segmentBytes?: number;
}

function endOfLog(folder: string, start: Position): Position {
  let end: Position = { segment: Math.max(start.segment, segmentsIn(folder).at(-1) ?? 0), offset: 0 };
  if (end.segment === start.segment) end = start;
  for (const frame of framesFrom(folder, { segment: end.segment, offset: 0 }))
    end = { segment: frame.segment, offset: frame.end };
  return end;
}

/** Passes each row that is not in the store yet to `replay`, then accepts new ones. */
export function openLog<Row>(options: LogOptions, replay: (row: Row) => void): IngestLog {
  const folder = path.resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(path.join(folder, "lock.sqlite"));
  const checkpoint = readCheckpoint(folder);
  const unloaded: Written[] = [];
  for (const { segment, start, end, payload } of framesFrom(folder, checkpoint.done)) {
    unloaded.push({ segment, start, end });
    for (const row of rowsOfLines<Row>(payload)) replay(row);
  }
  const loader = openLoader({ ...options, folder }, checkpoint, unloaded);
  const writer = openLogWriter(folder, endOfLog(folder, checkpoint.done), options.segmentBytes);
  const commit = openGroupCommit(writer, (block) => loader.add(block));
  let disk = { bytes: 0, freeBytes: Infinity, until: 0 };

  return {
    append: commit.append,
    settled: commit.settled,
    flush: loader.flush,
    async close() {
      await commit.settled();
      await loader.close();
      await writer.close();
      release();
    },
    state() {
      const now = performance.now();
      if (now >= disk.until) {
        const { bavail, bsize } = statfsSync(folder);
        disk = { bytes: sizeOfSegments(folder), freeBytes: bavail * bsize, until: now + 500 };
      }
      const { bytes, freeBytes } = disk;
      const { waiting, delay } = commit;
      return { waiting, delay, bytes, freeBytes, lag: loader.lag(), rejected: loader.rejected };
    },
  };
}
