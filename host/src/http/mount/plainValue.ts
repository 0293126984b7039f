// Refuses text that the stores don't support, and excessive nesting, before a value reaches any endpoint.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";

const MAX_DEPTH = 24;

/** Throws if a text inside `value` contains NUL or half a surrogate pair, or if the nesting is too deep. */
export function assertPlain(value: unknown, field: string, depth = 0): void {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) {
      throw new Problem(requestRefusals.notPlainText({ field }), { field });
    }
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH)
    throw new Problem(requestRefusals.nestedTooDeep({ field, max: MAX_DEPTH }), {
      field,
    });
  for (const [key, inner] of Object.entries(value)) {
    assertPlain(inner, depth === 0 ? key : field, depth + 1);
  }
}
