// The lines of all files in chronological order, in requests as large as the host accepts. One request at a time: a
// visit continues from previous lines.
import { IMPORT_LIMITS, type LogLine } from "@sightline/schema/rest/projects/importing";
import { sendLines } from "./callHost.ts";
import type { Asked } from "./commandLine.ts";
import { type FileLine, inOrder } from "./inOrder.ts";
import { mergeFiles } from "./mergeFiles.ts";
import type { openProgress } from "./progress.ts";
import { countRefused, countTaken, type Tally } from "./tally.ts";

/** Bytes of lines per request, which may have 1 MB. */
const MOST_BYTES = 900_000;

type SentLine = FileLine & { line: LogLine };

const isReadable = (line: FileLine): line is SentLine => "text" in line.line;

export async function importFiles(
  requested: Asked,
  tally: Tally,
  progress: ReturnType<typeof openProgress>,
): Promise<void> {
  const read = new Map(requested.files.map((file) => [file, 0]));
  tally.files = requested.files.length;
  let waiting: SentLine[] = [];
  let bytes = 0;
  const send = async () => {
    if (waiting.length === 0) return;
    // line numbers of several files would not be unique in a request
    const lines = waiting.map(({ line }, index) => ({ ...line, number: index + 1 }));
    countTaken(tally, waiting, await sendLines(requested, lines));
    const file = waiting.at(-1)?.file ?? "";
    [waiting, bytes] = [[], 0];
    progress.report(file, read.get(file) ?? 0);
  };
  for await (const each of inOrder(mergeFiles(requested.files))) {
    tally.read++;
    read.set(each.file, (read.get(each.file) ?? 0) + 1);
    if (!isReadable(each)) {
      if ("message" in each.line) countRefused(tally, each.file, each.line);
      continue;
    }
    const size = Buffer.byteLength(JSON.stringify(each.line)) + 1;
    if (bytes + size > MOST_BYTES || waiting.length >= IMPORT_LIMITS.lines) await send();
    waiting.push(each);
    bytes += size;
  }
  await send();
  for (const [file, lines] of read) progress.done(file, lines);
}
