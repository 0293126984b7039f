// The part of a chunk that shows the page: its envelope and the events up to the first full snapshot, gzip again.
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { MAX_CHUNK_TEXT, RecordedEvent } from "@sightline/schema/rest/recordings/chunks";

const FULL_SNAPSHOT = 2;
const LINE_END = 10;

const unpack = promisify(gunzip);
const pack = promisify(gzip);

/** undefined if there is no full snapshot */
export async function snapshotOf(chunk: Buffer): Promise<Buffer<ArrayBuffer> | undefined> {
  const lines = await unpack(chunk, { maxOutputLength: MAX_CHUNK_TEXT });
  let start = lines.indexOf(LINE_END) + 1;
  while (start > 0 && start < lines.length) {
    const next = lines.indexOf(LINE_END, start);
    const end = next < 0 ? lines.length : next;
    const event = RecordedEvent.parse(JSON.parse(lines.toString("utf8", start, end)));
    if (event.type === FULL_SNAPSHOT)
      return Buffer.from(await pack(Buffer.concat([lines.subarray(0, end), Buffer.of(LINE_END)])));
    start = next + 1;
  }
  return undefined;
}
