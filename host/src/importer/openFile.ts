// The bytes of a log. Decompressed if the first two bytes are gzip's, refused if they are a UTF-16 byte order mark.
import { createReadStream } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

export const STDIN = "-";

/** Throws a readable message for the first file that can't be read, before any line of the others is sent. */
export async function assertReadable(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (file === STDIN) continue;
    const found = await stat(file).catch(() => undefined);
    if (!found) throw new Error(`${file} was not found`);
    if (found.isDirectory()) throw new Error(`${file} is a folder; name the files in it`);
    await access(file, constants.R_OK).catch((error: unknown) => {
      throw new Error(`${file} may not be read by you`, { cause: error });
    });
  }
}

const nameOf = (file: string) => (file === STDIN ? "stdin" : file);

/** The same bytes, with at least two in the first chunk if there are that many. */
async function* fromTwoBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of chunks) {
    if (!isFirst) yield chunk;
    else {
      first = Buffer.concat([first, chunk]);
      if (first.length < 2) continue;
      isFirst = false;
      yield first;
    }
  }
  if (isFirst && first.length > 0) yield first;
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const iterator = fromTwoBytes(file === STDIN ? process.stdin : createReadStream(file));
  const { value } = await iterator.next();
  if (!value) return;
  const whole = (async function* () {
    yield value;
    yield* iterator;
  })();
  const isGzip = value[0] === 0x1f && value[1] === 0x8b;
  if (!isGzip) return yield* whole;
  try {
    yield* pipeline(Readable.from(whole), createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new Error(`${nameOf(file)} is broken gzip; import it again when it is whole, nothing is counted twice`, {
      cause: error,
    });
  }
}

export async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of fromTwoBytes(unpacked(file))) {
    const mark = chunk.length > 1 ? chunk.readUInt16BE(0) : 0;
    if (isFirst && (mark === 0xfffe || mark === 0xfeff))
      throw new Error(`${nameOf(file)} is UTF-16; convert it first: iconv -f UTF-16 -t UTF-8 ${nameOf(file)}`);
    isFirst = false;
    yield chunk;
  }
}
