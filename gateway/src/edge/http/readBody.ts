import type { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {}

/** The whole body. Refused as soon as it exceeds the limit. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"]) > maxBytes) {
      reject(new BodyTooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    let isWhole = false;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        reject(new BodyTooLarge());
        request.pause();
      } else chunks.push(chunk);
    });
    request.on("end", () => {
      isWhole = true;
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    });
    request.on("error", reject);
    request.on("close", () => {
      if (!isWhole) reject(new Error("the sender left before the body was whole"));
    });
  });
}
