// Sorts lines in chronological order. Servers write a line when a request ends, and several processes of a server write
// alternately, so that lines in a log are out of order by seconds or minutes.
import type { LogLine, RefusedLine } from "@sightline/schema/rest/projects/importing";

export interface FileLine {
  file: string;
  line: LogLine | RefusedLine;
  /** milliseconds since 1970: from the line itself, otherwise from the previous line in its file */
  time: number;
}

export interface Window {
  /** maximum delay of a line in milliseconds */
  late: number;
  /** maximum number of buffered lines, and of their characters */
  lines: number;
  characters: number;
}

export const WINDOW: Window = { late: 600_000, lines: 50_000, characters: 64 * 1024 ** 2 };
/** Lines that were passed on are removed from the array in batches of this size. */
const PORTION = 10_000;

const lengthOf = ({ line }: FileLine) => ("text" in line ? line.text.length : 0);

/** Lines with the same time keep their input order. A line that is later than the window is passed on immediately. */
export async function* inOrder(
  lines: AsyncIterable<FileLine>,
  window: Window = WINDOW,
): AsyncGenerator<FileLine, void, undefined> {
  let waiting: FileLine[] = [];
  let first = 0;
  let characters = 0;
  let newest = -Infinity;

  function insert(line: FileLine): void {
    const last = waiting.at(-1);
    if (first === waiting.length || (last && last.time <= line.time)) {
      waiting.push(line);
      return;
    }
    let [from, to] = [first, waiting.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((waiting[middle]?.time ?? 0) <= line.time) from = middle + 1;
      else to = middle;
    }
    waiting.splice(from, 0, line);
  }

  for await (const line of lines) {
    insert(line);
    characters += lengthOf(line);
    newest = Math.max(newest, line.time);
    for (;;) {
      const next = waiting[first];
      const isFull = waiting.length - first > window.lines || characters > window.characters;
      if (next === undefined || (!isFull && next.time > newest - window.late)) break;
      first++;
      characters -= lengthOf(next);
      yield next;
    }
    if (first >= PORTION) [waiting, first] = [waiting.slice(first), 0];
  }
  yield* waiting.slice(first);
}
