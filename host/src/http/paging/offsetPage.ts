// Pages of the event store by number, with how many rows there are in all: one question, and a second one only beyond the
// last page, where no row can carry the total.
import { number, type Columns } from "#host/stores/resultColumns.ts";
import type { EventQueries } from "#host/stores/events.ts";

interface Listed<C extends Columns> {
  columns: C;
  /** a SELECT of these columns */
  sql: string;
  /** unique for each row, so that no page repeats one */
  order: string;
  params: Record<string, unknown>;
}

/** Each row carries the total too. */
export async function offsetPage<const C extends Columns>(
  { events, signal }: { events: EventQueries; signal?: AbortSignal | undefined },
  { columns, sql, order, params }: Listed<C>,
  page: { limit: number; offset: number },
) {
  const rows = await events.query(
    { ...columns, total: number },
    `SELECT *, count() OVER () AS total FROM (${sql})
ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...params, ...page },
    signal,
  );
  const isBeyond = rows.length === 0 && page.offset > 0;
  const [counted] = isBeyond
    ? await events.query({ total: number }, `SELECT count() AS total FROM (${sql})`, params, signal)
    : rows;
  return { rows, total: counted?.total ?? 0 };
}
