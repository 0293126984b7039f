// Text that no store can hold and nesting that nobody needs are refused before a value reaches any endpoint.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";

const MAX_DEPTH = 24;

/** Throws where a text inside `value` holds NUL or half a character, or where the nesting is too deep. */
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
