// File after file, in calls that are as large as the host takes them. One call at a time: a visit goes on from the
// lines before it.
import { IMPORT_LIMITS, type LogLine } from "@sightline/schema/rest/projects/importing";
import { sendLines } from "./callHost.ts";
import type { Asked } from "./commandLine.ts";
import { bytesOf } from "./openFile.ts";
import type { openProgress } from "./progress.ts";
import { readLines } from "./readLines.ts";
import { countRefused, countTaken, type Tally } from "./tally.ts";

/** Bytes of lines in a call, which may have 1 MB. */
const MOST_BYTES = 900_000;

export async function importFiles(
  asked: Asked,
  tally: Tally,
  progress: ReturnType<typeof openProgress>,
): Promise<void> {
  for (const file of asked.files) {
    let waiting: LogLine[] = [];
    let bytes = 0;
    let read = 0;
    const send = async () => {
      if (waiting.length > 0) countTaken(tally, file, await sendLines(asked, waiting));
      [waiting, bytes] = [[], 0];
      progress.tell(file, read);
    };
    tally.files++;
    for await (const line of readLines(bytesOf(file))) {
      read++;
      tally.read++;
      if ("message" in line) {
        countRefused(tally, file, line);
        continue;
      }
      const size = Buffer.byteLength(JSON.stringify(line)) + 1;
      if (bytes + size > MOST_BYTES || waiting.length >= IMPORT_LIMITS.lines) await send();
      waiting.push(line);
      bytes += size;
    }
    await send();
    progress.done(file, read);
  }
}
