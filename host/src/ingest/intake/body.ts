// Reads a posted body: any content type (beacons send text/plain), with gzip detected by its first bytes. Never buffers
// more than the limits, regardless of the declared length or the decompressed size.
import { promisify } from "node:util";
import { gunzip, inflate } from "node:zlib";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import { hasFewValues } from "./fewValues.ts";

/** Bytes on the wire, and after decompression. */
export const MAX_PACKED = 1024 * 1024;
export const MAX_PLAIN = 4 * 1024 * 1024;
/** More than the largest batch of events has. */
const MAX_VALUES = 500_000;

const unpackGzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);
const unpackDeflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

const tooLarge = () => new Problem(ingestRefusals.bodyTooLarge());

/** The body as sent; throws `refuse()` beyond `max` bytes. */
export async function readBytes(request: Request, max = MAX_PLAIN, refuse: () => Problem = tooLarge): Promise<Buffer> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > max) throw refuse();
  if (declared > 0 && !request.headers.has("transfer-encoding")) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(bytes: Buffer, encoding: string | null): Promise<Buffer> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && encoding !== "deflate") return bytes;
  if (bytes.length > MAX_PACKED) throw tooLarge();
  try {
    return await (isGzip ? unpackGzip : unpackDeflate)(bytes, { maxOutputLength: MAX_PLAIN });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
    throw new Problem(ingestRefusals.notGzip(), { field: "body" });
  }
}

/** The posted bytes, unpacked. */
export const readBody = async (request: Request): Promise<Buffer> =>
  await unpack(await readBytes(request), request.headers.get("content-encoding"));

export function parseBody(bytes: Buffer): unknown {
  if (!hasFewValues(bytes, MAX_VALUES)) throw tooLarge();
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new Problem(ingestRefusals.notJson(), { field: "body" });
  }
}

export const readJson = async (request: Request): Promise<unknown> => parseBody(await readBody(request));
