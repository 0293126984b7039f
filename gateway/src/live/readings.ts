import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Reading } from "./live.ts";

/** The value of a reading; throws its error if it failed. */
export function valueOf<T>(reading: Reading<T>): T {
  if (reading.error !== undefined) throw reading.error;
  return reading.value;
}

const final = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"];

/** Whether the error means that the watcher has no access (anymore), as opposed to a temporary outage. */
export const isRefusal = (error: unknown): boolean => error instanceof UpstreamError && final.includes(error.code);
