// What is stored, for tests that look at columns of any type.
import { eventColumns } from "#host/analytics/columns.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { Column } from "#host/stores/resultColumns.ts";

const anything: Column<unknown> = { reader: () => (cell) => cell };

/** `columns` as a SELECT lists them, `*` being those of an event; `rest`: from its FROM on. */
export async function selectedRows(
  events: EventStore,
  columns: string,
  rest = "FROM event ORDER BY ts, event_id",
): Promise<Record<string, unknown>[]> {
  const names =
    columns === "*"
      ? Object.keys(eventColumns)
      : columns.split(/,(?![^(]*\))/).map((column) => column.trim().split(/\s+/).at(-1) ?? "");
  return await events.query(Object.fromEntries(names.map((name) => [name, anything])), `SELECT ${columns} ${rest}`);
}
