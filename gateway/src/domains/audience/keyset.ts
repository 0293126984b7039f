// Connections over lists that the host pages itself by what the row before was sorted by. Forward only.
import { connectionOfPage, type Connection } from "#gateway/graph/connection.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { readPage } from "#gateway/graph/pageArgs.ts";

export interface Place {
  value: number;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function keysetPage<T>(
  args: { first?: number | null | undefined; after?: string | null | undefined },
  usual: number,
  placeOf: (row: T) => Place,
  read: (asked: { after: Place | undefined; limit: number }) => Promise<{ rows: T[]; total: number }>,
): Promise<Connection<T>> {
  const { size, after: key } = readPage({ first: args.first ?? usual, after: args.after });
  const [value, id] = key ?? [];
  const isPlace = key?.length === 2 && typeof value === "number" && typeof id === "string" && UUID.test(id);
  if (key !== undefined && !isPlace)
    throw invalid("after", "after is not a cursor of this list; send one that a page has answered");
  const { rows, total } = await read({ after: isPlace ? { value, id } : undefined, limit: size + 1 });
  const keyOf = (row: T) => {
    const place = placeOf(row);
    return [place.value, place.id] as const;
  };
  const around = { hasNextPage: rows.length > size, hasPreviousPage: key !== undefined, totalCount: total };
  return connectionOfPage(rows.slice(0, size), keyOf, around);
}
