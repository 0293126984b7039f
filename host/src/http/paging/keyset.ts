// Pages of the event store by keyset: rows in the order of a key and, of equal keys, of an id, from just after a place.
// Rows that are added meanwhile shift no page.

/** `at` is the key; of instants, milliseconds since 1970. */
export interface Place {
  at: number;
  id: string;
}

export interface KeysetPage {
  after?: Place | undefined;
  direction: "asc" | "desc";
  limit: number;
}

/** Columns or expressions of the rows. */
interface KeysetOrder {
  key: string;
  /** "time" of a DateTime64(3) */
  kind: "time" | "number";
  id: string;
  /** "text" where rows of other stores are sorted in: the event store compares UUIDs by their second half */
  idsBy?: "uuid" | "text";
}

/** For `WHERE ${after}` and, at the end of the question, `${limited}`. */
export function keysetSql(order: KeysetOrder, { after: place, direction, limit }: KeysetPage) {
  const { key, kind, id, idsBy = "uuid" } = order;
  const [number, type] = kind === "time" ? [`toUnixTimestamp64Milli(${key})`, "Int64"] : [key, "Float64"];
  const [ids, given] = idsBy === "text" ? [`toString(${id})`, "lower({id:String})"] : [id, "{id:UUID}"];
  return {
    after: place ? `(${number}, ${ids}) ${direction === "asc" ? ">" : "<"} ({at:${type}}, ${given})` : "1",
    limited: `ORDER BY ${key} ${direction}, ${ids} ${direction} LIMIT {limit:UInt32}`,
    params: { limit, ...place },
  };
}

/** The same order of ids as text, for rows that are sorted in. */
export function comparePlaces(direction: KeysetPage["direction"]) {
  const sign = direction === "asc" ? 1 : -1;
  return (a: Place, b: Place): number => sign * (a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id)));
}
