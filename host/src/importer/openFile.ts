// The bytes of a log, unpacked where the first two say gzip.
import { createReadStream } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const STDIN = "-";

/** Throws a sentence for the first file that cannot be read, before anything of the others is sent. */
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

export async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const source: AsyncIterable<Buffer> = file === STDIN ? process.stdin : createReadStream(file);
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = (async function* () {
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  })();
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  if (!isGzip) return yield* whole;
  try {
    yield* pipeline(Readable.from(whole), createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new Error(`${file} is broken gzip; import it again when it is whole, nothing is counted twice`, {
      cause: error,
    });
  }
}
