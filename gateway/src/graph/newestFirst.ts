// Relay connections over a list that the host pages itself, newest first, by the id of the last row read.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { connectionOfPage, type Connection } from "./connection.ts";
import type { SortKey } from "./cursor.ts";
import { MAX_NUMBER } from "./globalId.ts";
import { invalid } from "./invalid.ts";
import { readPage, type Page, type PageArgs } from "./pageArgs.ts";

export interface NewestFirst<T> {
  args: PageArgs;
  idOf(row: T): number;
  /** rows older than `beforeId`, newest first; `total` counts the whole list */
  read(requested: { beforeId: number | undefined; limit: number }): Promise<{ rows: T[]; total: number }>;
}

interface Stretch<T> {
  rows: T[];
  total: number;
  older: boolean;
  newer: boolean;
}

/** The host returns at most this many rows per call. */
const CHUNK = 200;
/** Backward paging reads from the newest row; beyond this many chunks it is refused. */
const MAX_CHUNKS = 25;

function idIn(key: SortKey | undefined, field: string): number | undefined {
  if (key === undefined) return undefined;
  const [negated] = key;
  const id = key.length === 1 && typeof negated === "number" && Number.isInteger(negated) ? -negated : 0;
  if (id > 0 && id <= MAX_NUMBER) return id;
  throw invalid(field, requestRefusals.foreignCursor({ field }));
}

async function forward<T>(
  { idOf, read }: NewestFirst<T>,
  page: Page,
  after?: number,
  before?: number,
): Promise<Stretch<T>> {
  // one more than requested, to find out whether more rows follow
  const { rows, total } = await read({ beforeId: after, limit: page.size + 1 });
  const within = rows.filter((row) => before === undefined || idOf(row) > before).slice(0, page.size);
  return { rows: within, total, older: rows.length > within.length, newer: after !== undefined };
}

async function backward<T>(
  { idOf, read }: NewestFirst<T>,
  page: Page,
  after?: number,
  before?: number,
): Promise<Stretch<T>> {
  let rows: T[] = [];
  let beforeId = after;
  let newer = after !== undefined;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const answer = await read({ beforeId, limit: CHUNK });
    const within = answer.rows.filter((row) => before === undefined || idOf(row) > before);
    rows = [...rows, ...within];
    newer ||= rows.length > page.size;
    rows = rows.slice(-page.size);
    const last = answer.rows.at(-1);
    if (last === undefined || answer.rows.length < CHUNK || within.length < answer.rows.length) {
      return { rows, total: answer.total, older: before !== undefined, newer };
    }
    beforeId = idOf(last);
  }
  throw invalid("last", requestRefusals.lastTooFar());
}

export async function newestFirst<T>(list: NewestFirst<T>): Promise<Connection<T>> {
  const page = readPage(list.args);
  const ends = [idIn(page.after, "after"), idIn(page.before, "before")] as const;
  const { rows, total, older, newer } = await (page.backward ? backward : forward)(list, page, ...ends);
  const around = { hasNextPage: older, hasPreviousPage: newer, totalCount: total };
  return connectionOfPage(rows, (row) => [-list.idOf(row)], around);
}
