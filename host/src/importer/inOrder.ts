// Lines in order of time. Servers write a line when a request ends, and several processes of one server write in turns,
// so that lines of a log are out of order by seconds or minutes.
import type { LogLine, RefusedLine } from "@sightline/schema/rest/projects/importing";

export interface FileLine {
  file: string;
  line: LogLine | RefusedLine;
  /** milliseconds since 1970: the line's own, otherwise that of the line before it in its file */
  time: number;
}

export interface Window {
  /** milliseconds by which a line may be late */
  late: number;
  /** lines that wait at most, and their characters */
  lines: number;
  characters: number;
}

export const WINDOW: Window = { late: 600_000, lines: 50_000, characters: 64 * 1024 ** 2 };
/** Lines that were passed on are cut off in portions. */
const PORTION = 10_000;

const lengthOf = ({ line }: FileLine) => ("text" in line ? line.text.length : 0);

/** Lines of one time stay in the order in which they came; a line that is later than the window passes at once. */
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
