// The chunks that the gateway wrote into an exported file, in Base64.
import { chunkReader, type Chunk } from "../chunkReader.ts";

/** One part after the other, so that the page shows its progress. The text is removed once it is decoded. */
export async function readChunks(page: Document, emit: (chunk: Chunk) => void): Promise<void> {
  const reader = chunkReader(emit);
  for (const part of page.querySelectorAll("script[data-chunks]")) {
    reader.push(Uint8Array.from(atob(part.textContent ?? ""), (character) => character.charCodeAt(0)));
    part.remove();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  reader.end();
}
