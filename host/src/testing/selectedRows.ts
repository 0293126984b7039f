// What is stored, for tests that look at columns of any type.
import type { EventStore } from "#host/stores/events.ts";
import type { Column } from "#host/stores/resultColumns.ts";

const anything: Column<unknown> = { reader: () => (cell) => cell };

/** `columns` as a SELECT lists them, those with a comma of their own excepted; `rest`: from its FROM on. */
export async function selectedRows(
  events: EventStore,
  columns: string,
  rest = "FROM event ORDER BY ts, event_id",
): Promise<Record<string, unknown>[]> {
  const names = columns.split(/,(?![^(]*\))/).map((column) => column.trim().split(/\s+/).at(-1) ?? "");
  return await events.query(Object.fromEntries(names.map((name) => [name, anything])), `SELECT ${columns} ${rest}`);
}
