// Merges the lines of several files into one log, ordered by time. Rotated logs follow one another; logs of several
// servers overlap.
import type { FileLine } from "./inOrder.ts";
import { lineTime } from "./lineTime.ts";
import { bytesOf, STDIN } from "./openFile.ts";
import { readLines } from "./readLines.ts";

/** The maximum number of files that are open at once. If there are more, they are read one after the other. */
const MOST_OPEN = 64;
/** The number of lines that are searched for the first time in a file. */
const PEEKED = 1000;

async function* linesOf(file: string): AsyncGenerator<FileLine, void, undefined> {
  let time = -Infinity;
  for await (const line of readLines(bytesOf(file))) {
    if ("text" in line) time = lineTime(line.text) ?? time;
    yield { file, line, time };
  }
}

/** Standard input can't be read twice, so it comes last. */
async function firstTime(file: string): Promise<number> {
  if (file === STDIN) return Infinity;
  let peeked = 0;
  for await (const { time } of linesOf(file)) {
    if (time > -Infinity) return time;
    if (++peeked >= PEEKED) break;
  }
  return -Infinity;
}

async function* oneByOne(files: readonly string[]): AsyncGenerator<FileLine, void, undefined> {
  const timed: { file: string; time: number }[] = [];
  for (const file of files) timed.push({ file, time: await firstTime(file) });
  for (const { file } of timed.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)))
    yield* linesOf(file);
}

interface Source {
  lines: AsyncGenerator<FileLine, void, undefined>;
  next: FileLine;
}

export async function* mergeFiles(
  files: readonly string[],
  mostOpen = MOST_OPEN,
): AsyncGenerator<FileLine, void, undefined> {
  if (files.length > mostOpen) return yield* oneByOne(files);
  const opened = files.map(linesOf);
  let sources: Source[] = [];
  try {
    for (const lines of opened) {
      const { value } = await lines.next();
      if (value) sources.push({ lines, next: value });
    }
    for (;;) {
      const [head, ...others] = sources;
      if (!head) return;
      const source = others.reduce((least, other) => (other.next.time < least.next.time ? other : least), head);
      yield source.next;
      const { value } = await source.lines.next();
      if (value) source.next = value;
      else sources = sources.filter((other) => other !== source);
    }
  } finally {
    for (const lines of opened) await lines.return();
  }
}
