// The four arguments of every connection, validated once.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { fromCursor, type SortKey } from "./cursor.ts";
import { invalid } from "./invalid.ts";

export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

export interface Page {
  /** from the end of the items between the cursors */
  backward: boolean;
  size: number;
  after: SortKey | undefined;
  before: SortKey | undefined;
}

const MAX_PAGE = 100;

function sizeOf(value: number | null | undefined, field: string): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (Number.isInteger(value) && value >= 1 && value <= MAX_PAGE) return value;
  throw invalid(field, requestRefusals.outOfRange({ field, value, min: 1, max: MAX_PAGE }));
}

const cursorOf = (value: string | null | undefined, field: string) =>
  value === null || value === undefined ? undefined : fromCursor(value, field);

/** Without `first` and `last`: the first 100. */
export function readPage(args: PageArgs): Page {
  const first = sizeOf(args.first, "first");
  const last = sizeOf(args.last, "last");
  if (first !== undefined && last !== undefined) throw invalid("last", requestRefusals.firstAndLast());
  return {
    backward: last !== undefined,
    size: last ?? first ?? MAX_PAGE,
    after: cursorOf(args.after, "after"),
    before: cursorOf(args.before, "before"),
  };
}
