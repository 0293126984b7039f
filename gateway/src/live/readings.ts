import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Reading } from "./live.ts";

/** What was read; throws what failed instead. */
export function valueOf<T>(reading: Reading<T>): T {
  if (reading.error !== undefined) throw reading.error;
  return reading.value;
}

const final = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"];

/** Says that whoever watches may not look (any longer); an outage, on the contrary, passes. */
export const isRefusal = (error: unknown): boolean => error instanceof UpstreamError && final.includes(error.code);
