// Chunks are unpacked a few at a time, and their waiting bytes are bounded: a small chunk may hold 24 MB of text.
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Problem } from "#host/http/problem.ts";

const AT_ONCE = 4;
const MAX_WAITING_BYTES = 64 * 1024 ** 2;

export interface ReadingSlots {
  /** Throws UNAVAILABLE if so many more bytes can't wait. */
  assertOpen(bytes: number): void;
  run<Result>(bytes: number, work: () => Promise<Result>): Promise<Result>;
}

export function createReadingSlots(): ReadingSlots {
  const waiting: (() => void)[] = [];
  let running = 0;
  let waitingBytes = 0;

  function assertOpen(bytes: number): void {
    if (waitingBytes + bytes > MAX_WAITING_BYTES)
      throw new Problem(recordingsRefusals.unavailable(), { retryAfter: 2 });
  }

  return {
    assertOpen,
    async run(bytes, work) {
      assertOpen(bytes);
      waitingBytes += bytes;
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        return await work();
      } finally {
        waitingBytes -= bytes;
        // the slot passes to the next chunk
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
