import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Reading } from "./live.ts";

/** What was read; throws what failed instead. */
export function valueOf<T>(reading: Reading<T>): T {
  if (reading.error !== undefined) throw reading.error;
  return reading.value;
}

const final = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"];

/** Whoever may not look does not get better by waiting; an outage may. */
export const isRefusal = (error: unknown): boolean => error instanceof UpstreamError && final.includes(error.code);

/** The readings, up to and with the first that says that whoever watches may not look (any longer). */
export async function* untilRefused<T>(readings: AsyncIterable<Reading<T>>): AsyncGenerator<Reading<T>> {
  for await (const reading of readings) {
    yield reading;
    if (isRefusal(reading.error)) return;
  }
}
