// A cursor contains the sort key of its item, not its index. Changes elsewhere in the list don't shift it, and the
// cursor of a removed item remains valid between its neighbors.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { invalid } from "./invalid.ts";

/** Ascending in list order; descending numbers are negated. */
export type SortKey = readonly (string | number)[];

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "variant" });

export function compareKeys(a: SortKey, b: SortKey): number {
  for (const [n, left] of a.entries()) {
    const right = b[n];
    if (right === undefined) return 1;
    const order =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : collator.compare(String(left), String(right));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export const toCursor = (key: SortKey): string => Buffer.from(JSON.stringify(key)).toString("base64url");

const isKey = (value: unknown): value is SortKey =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === "string" || Number.isFinite(part));

export function fromCursor(cursor: string, field: string): SortKey {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (isKey(key) && toCursor(key) === cursor) return key;
  } catch {
    // handled below
  }
  throw invalid(field, requestRefusals.notACursor({ field }));
}
