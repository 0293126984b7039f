// The lines of a recording: the host returns chunks, gzip members one after the other, each with lines of JSON.
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** Without empty lines. Only one line is in memory, and what the decompression is ahead. */
export async function* recordedLines(chunks: Readable): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // an error of either ends both, and is thrown by the loop
  pipeline(chunks, gunzip, () => {});
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of gunzip as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield line;
  }
  if (rest !== "") yield rest;
}
