import { UpstreamError } from "#gateway/upstream/errors.ts";

/** What a wrong argument is answered with; `field` is the argument's path, the message says the remedy. */
export function invalid(field: string, message: string): UpstreamError {
  return new UpstreamError("INVALID", message, { field });
}
