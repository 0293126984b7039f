// Connections over lists that the host pages by keyset: the sort values of the previous row. Backward paging reads the
// reversed list forward.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { connectionOfPage, type Connection } from "./connection.ts";
import type { SortKey } from "./cursor.ts";
import { invalid } from "./invalid.ts";
import { readPage, type PageArgs } from "./pageArgs.ts";

export interface Place {
  value: number;
  id: string;
}

interface PageRequest {
  /** start after this row */
  after: Place | undefined;
  /** from the end of the list to its start */
  reversed: boolean;
  limit: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function placeIn(key: SortKey | undefined, field: string): Place | undefined {
  if (key === undefined) return undefined;
  const [value, id] = key;
  if (key.length === 2 && typeof value === "number" && typeof id === "string" && UUID.test(id)) return { value, id };
  throw invalid(field, requestRefusals.foreignCursor({ field }));
}

export async function keysetPage<T>(
  args: PageArgs,
  usual: number,
  placeOf: (row: T) => Place,
  read: (requested: PageRequest) => Promise<{ rows: T[]; total: number }>,
): Promise<Connection<T>> {
  const isSized = (args.first ?? args.last ?? undefined) !== undefined;
  const { first, last, after, before } = args;
  const page = readPage({ first: isSized ? first : usual, last, after, before });
  const ends = { after: placeIn(page.after, "after"), before: placeIn(page.before, "before") };
  const [beyond, other] = page.backward ? (["after", "before"] as const) : (["before", "after"] as const);
  if (ends[beyond]) throw invalid(beyond, requestRefusals.mixedPaging({ field: beyond }));
  const from = ends[other];
  const { rows, total } = await read({ after: from, reversed: page.backward, limit: page.size + 1 });
  const shown = rows.slice(0, page.size);
  const more = rows.length > page.size;
  const keyOf = (row: T) => {
    const { value, id } = placeOf(row);
    return [value, id] as const;
  };
  return connectionOfPage(page.backward ? shown.toReversed() : shown, keyOf, {
    hasNextPage: page.backward ? from !== undefined : more,
    hasPreviousPage: page.backward ? more : from !== undefined,
    totalCount: total,
  });
}
