// Compresses each file once, off the main thread, on its first request. The build compresses its own files itself, with
// the slowest setting: 2 % smaller, and the first visitor after a start waits for no compression.
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Of smaller files, the header that names the encoding outweighs what it saves (web/precompress.ts). */
const LEAST_BYTES = 300;

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

/** Registers what the build has already compressed. */
export function setCompressed(body: Buffer, encoding: Encoding, result: Buffer): void {
  made[encoding].set(body, Promise.resolve(result));
}

/** The encoding that the browser accepts, if compression is worthwhile. */
export function chosenEncoding(request: IncomingMessage, file: { type: string; body: Buffer }): Encoding | undefined {
  if (file.body.length < LEAST_BYTES || !/^text\/|javascript|json|svg|xml|wasm/.test(file.type)) return undefined;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}
