// Unpacks a gzip file that consists of exactly one plain member. Node's own gunzip accepts several members and ignores
// bytes after them; both would let a chunk hold something that its validation has not seen.
import { promisify } from "node:util";
import { crc32, inflateRaw, type InflateRaw, type InputType } from "node:zlib";
import { MAX_CHUNK_TEXT } from "@sightline/schema/rest/recordings/chunks";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Problem } from "#host/http/problem.ts";

/** Magic number, deflate, and no optional header fields. */
const START = Buffer.from([0x1f, 0x8b, 0x08, 0x00]);
const HEADER = 10;
const FOOTER = 8;

/** What `info: true` returns, which the types of Node omit. */
interface Inflated {
  buffer: Buffer;
  engine: Pick<InflateRaw, "bytesWritten">;
}

const inflate = promisify(inflateRaw) as unknown as (
  bytes: InputType,
  options: { info: true; maxOutputLength: number },
) => Promise<Inflated>;

const notGzip = () => new Problem(recordingsRefusals.notGzip(), { field: "body" });

export async function unpackMember(bytes: Buffer): Promise<Buffer> {
  if (bytes.length < HEADER + FOOTER || !bytes.subarray(0, START.length).equals(START)) throw notGzip();
  let inflated: Inflated;
  try {
    inflated = await inflate(bytes.subarray(HEADER), { info: true, maxOutputLength: MAX_CHUNK_TEXT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new Problem(recordingsRefusals.textTooLarge({ max: MAX_CHUNK_TEXT }), { field: "body" });
    throw notGzip();
  }
  const { buffer, engine } = inflated;
  const footer = HEADER + engine.bytesWritten;
  if (footer + FOOTER !== bytes.length) throw notGzip();
  const isIntact = crc32(buffer) === bytes.readUInt32LE(footer) && buffer.length === bytes.readUInt32LE(footer + 4);
  if (!isIntact) throw notGzip();
  return buffer;
}
