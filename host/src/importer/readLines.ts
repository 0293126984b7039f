// The lines of a log, numbered as in an editor. Of a line that is too long, only as much is buffered as may be sent.
import { IMPORT_LIMITS, type LogLine, type RefusedLine } from "@sightline/schema/rest/projects/importing";

const MOST = IMPORT_LIMITS.characters;
/** The same text repeats within a second or two of the log, never this many lines later. */
const REMEMBERED = 20_000;

async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = (parts.pop() ?? "").slice(0, MOST + 2);
    yield* parts;
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

/** How often a text occurred before. Uses two generations to bound memory. */
function repeats(): (text: string) => number {
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  return (text) => {
    const before = young.get(text) ?? old.get(text) ?? 0;
    young.set(text, before + 1);
    if (young.size >= REMEMBERED) [old, young] = [young, new Map()];
    return before;
  };
}

/** Skips empty lines and refuses lines that no host would accept. */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<LogLine | RefusedLine> {
  const repeatOf = repeats();
  let number = 0;
  for await (const line of splitLines(bytes)) {
    number++;
    const text = line.trim();
    if (text === "") continue;
    if (text.length > MOST) yield { number, field: "line", message: `must have at most ${MOST} characters` };
    else if (text.includes("\0")) yield { number, field: "line", message: "must be text; this file may be no log" };
    else yield { number, text, repeat: repeatOf(text) };
  }
}
