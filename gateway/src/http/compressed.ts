// Each file is compressed once, off the main thread, when it is first asked for.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const made: Record<Encoding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = made[encoding].get(body);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const making = encoding === "br" ? brotli(body, { params }) : zip(body, { level: 9 });
  made[encoding].set(body, making);
  return making;
}
