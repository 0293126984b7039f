import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { UpstreamError } from "#gateway/upstream/errors.ts";

/** What a wrong argument is answered with; `field` is the argument's path. */
export function invalid(field: string, refusal: Refusal): UpstreamError {
  return new UpstreamError(refusal, { field });
}
