// Appends frames, each synced to the disk before its promise resolves. After any failure the file is not trusted again:
// the next append opens a new segment, whose head says where the valid part of this one ends.
import { open, type FileHandle } from "node:fs/promises";
import { syncFolder, writeAll } from "./durable.ts";
import { frameOf } from "./frames.ts";
import { segmentFile, type Position, type SegmentHeader } from "./segments.ts";

export interface Written {
  segment: number;
  start: number;
  end: number;
}

export interface LogWriter {
  /** One at a time. */
  append(payload: string): Promise<Written>;
  /** where the next frame will go */
  readonly end: Position;
  close(): Promise<void>;
}

/** Bytes after which a new segment is begun. */
export const SEGMENT_BYTES = 64 * 1024 * 1024;

/** `after` is the end of what is valid on the disk; the first append opens the segment that follows it. */
export function openLogWriter(folder: string, after: Position, segmentBytes = SEGMENT_BYTES): LogWriter {
  let end = after;
  let handle: FileHandle | undefined;

  async function openNext(): Promise<FileHandle> {
    const segment = end.segment + 1;
    const opened = await open(segmentFile(folder, segment), "w");
    try {
      const head = frameOf(JSON.stringify({ after: end } satisfies SegmentHeader));
      await writeAll(opened, head, 0);
      await opened.datasync();
      await syncFolder(folder);
      end = { segment, offset: head.length };
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  }

  async function abandon(): Promise<void> {
    const failed = handle;
    handle = undefined;
    await failed?.truncate(end.offset).catch(() => undefined); // the next head says the same, should this fail
    await failed?.close().catch(() => undefined);
  }

  return {
    async append(payload) {
      if (handle && end.offset >= segmentBytes) {
        await handle.close();
        handle = undefined;
      }
      handle ??= await openNext();
      const frame = frameOf(payload);
      const start = end.offset;
      try {
        await writeAll(handle, frame, start);
        await handle.datasync();
      } catch (error) {
        await abandon();
        throw error;
      }
      end = { segment: end.segment, offset: start + frame.length };
      return { segment: end.segment, start, end: end.offset };
    },
    get end() {
      return end;
    },
    async close() {
      await handle?.close();
      handle = undefined;
    },
  };
}
