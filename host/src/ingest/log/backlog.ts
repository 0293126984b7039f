// Committed rows that are not in the store yet, in order. Rows stay in memory as long as there are few. The others are
// read back from the log when it is their turn.
import type { EventRow } from "#host/analytics/columns.ts";
import type { Committed } from "./groupCommit.ts";
import { payloadsBetween, type Position } from "./segments.ts";
import type { Written } from "./writer.ts";

export interface Block extends Written {
  rows?: readonly EventRow[];
}

export interface Range {
  from: Position;
  to: Position;
  blocks: readonly Block[];
}

export interface Backlog {
  add(block: Committed): void;
  /**
   * The next blocks of one segment: up to `doubtful`, if a crash interrupted an insert there, otherwise up to 10,000
   * rows.
   */
  next(doubtful?: Position): Range | undefined;
  rowsOf(range: Range): EventRow[];
  done(range: Range): void;
  /** the end of the backlog; undefined if it is empty */
  readonly end: Position | undefined;
}

/** Serializing an insert blocks the event loop: about 25 ms for this many rows. */
const MAX_ROWS = 10_000;
const MAX_BUFFERED = 100_000;
/** Estimated number of rows for blocks that are not in memory. */
const ESTIMATED_ROWS = 1000;

const endOf = ({ segment, end }: Block): Position => ({ segment, offset: end });

export const rowsOfPayload = (payload: string) => payload.split("\n").map((line) => JSON.parse(line) as EventRow);

export function openBacklog(folder: string, unloaded: readonly Written[]): Backlog {
  const blocks: Block[] = [...unloaded];
  let buffered = 0;

  function count(first: Block, doubtful: Position | undefined): number {
    let rows = 0;
    const end = blocks.findIndex((block, index) => {
      if (block.segment !== first.segment) return true;
      if (doubtful?.segment === first.segment && first.start < doubtful.offset) return block.end > doubtful.offset;
      rows += block.rows?.length ?? ESTIMATED_ROWS;
      return index > 0 && rows > MAX_ROWS;
    });
    return end < 0 ? blocks.length : end;
  }

  return {
    add({ segment, start, end, rows }) {
      const isBuffered = buffered + rows.length <= MAX_BUFFERED;
      if (isBuffered) buffered += rows.length;
      blocks.push({ segment, start, end, ...(isBuffered ? { rows } : {}) });
    },
    next(doubtful) {
      const [first] = blocks;
      if (!first) return undefined;
      const range = blocks.slice(0, count(first, doubtful));
      const last = range.at(-1) ?? first;
      return { from: { segment: first.segment, offset: first.start }, to: endOf(last), blocks: range };
    },
    rowsOf: (range) =>
      range.blocks.flatMap(
        (block) => block.rows ?? payloadsBetween(folder, block.segment, block.start, block.end).flatMap(rowsOfPayload),
      ),
    done(range) {
      for (const block of blocks.splice(0, range.blocks.length)) buffered -= block.rows?.length ?? 0;
    },
    get end() {
      const last = blocks.at(-1);
      return last && endOf(last);
    },
  };
}
