// Appends frames and syncs each one to disk before its promise resolves. After any failure the file is no longer
// trusted: the next append opens a new segment, whose header records where the valid part of this one ends.
import { open, type FileHandle } from "node:fs/promises";
import { syncFolder, writeAll } from "#host/stores/durable.ts";
import { frameOf, payloadOf } from "./frames.ts";
import { segmentFile, type Position, type SegmentHeader } from "./segments.ts";

export interface Written {
  segment: number;
  start: number;
  end: number;
}

export interface LogWriter {
  /** Must not be called concurrently. */
  append(payload: string): Promise<Written & { payload: Buffer }>;
  /** the position of the next frame */
  readonly end: Position;
  close(): Promise<void>;
}

/** Bytes after which a new segment is started. */
export const SEGMENT_BYTES = 64 * 1024 * 1024;

/** `after`: end of the valid data on disk. The first append opens the next segment. */
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
    await failed?.truncate(end.offset).catch(() => undefined); // if this fails, the next header records the same position
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
      return { segment: end.segment, start, end: end.offset, payload: payloadOf(frame) };
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
