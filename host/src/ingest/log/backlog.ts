// Committed rows that are not in the store yet, in order, as the lines of JSON that the log contains. They stay in memory
// as long as there are few. The others are read back from the log when it is their turn.
import { payloadsBetween, type Position } from "./segments.ts";
import type { Written } from "./writer.ts";

export interface Block extends Written {
  payload?: Buffer;
}

export interface Range {
  from: Position;
  to: Position;
  blocks: readonly Block[];
}

export interface Backlog {
  add(block: Required<Block>): void;
  /** The next blocks of one segment: exactly up to `end` if that is given, otherwise up to 8 MB. */
  next(end?: Position): Range | undefined;
  /** The same bytes whenever it is called, before and after a restart. */
  linesOf(range: Range): Buffer;
  done(range: Range): void;
  /** the end of the backlog; undefined if it is empty */
  readonly end: Position | undefined;
}

/** Bytes of one insert, about 10,000 rows, and of the blocks in memory. */
const MAX_RANGE = 8 * 1024 ** 2;
const MAX_BUFFERED = 64 * 1024 ** 2;

const NEWLINE = Buffer.from("\n");
const endOf = ({ segment, end }: Block): Position => ({ segment, offset: end });

export const rowsOfLines = <Row>(lines: Buffer) =>
  lines
    .toString("utf8")
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

export function openBacklog(folder: string, unloaded: readonly Written[]): Backlog {
  const blocks: Block[] = [...unloaded];
  let buffered = 0;

  function count(first: Block, end: Position | undefined): number {
    const last = blocks.findIndex((block, index) => {
      if (block.segment !== first.segment) return true;
      const limit = end?.segment === first.segment ? end.offset : first.start + MAX_RANGE;
      return index > 0 && block.end > limit;
    });
    return last < 0 ? blocks.length : last;
  }

  return {
    add({ segment, start, end, payload }) {
      const isBuffered = buffered + payload.length <= MAX_BUFFERED;
      if (isBuffered) buffered += payload.length;
      blocks.push({ segment, start, end, ...(isBuffered ? { payload } : {}) });
    },
    next(end) {
      const [first] = blocks;
      if (!first) return undefined;
      const range = blocks.slice(0, count(first, end));
      const last = range.at(-1) ?? first;
      return { from: { segment: first.segment, offset: first.start }, to: endOf(last), blocks: range };
    },
    linesOf(range) {
      const payloads = range.blocks.flatMap(
        ({ payload, segment, start, end }) => payload ?? payloadsBetween(folder, segment, start, end),
      );
      return Buffer.concat(payloads.flatMap((payload, index) => (index > 0 ? [NEWLINE, payload] : [payload])));
    },
    done(range) {
      for (const block of blocks.splice(0, range.blocks.length)) buffered -= block.payload?.length ?? 0;
    },
    get end() {
      const last = blocks.at(-1);
      return last && endOf(last);
    },
  };
}
