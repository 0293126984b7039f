// An answer of the event store as rows of the declared columns. Names and types are compared once an answer, so that a
// column that a question renames or a migration retypes fails here, by its name, instead of reaching a report.
import type { Columns, RowOf } from "./resultColumns.ts";

/** As the format JSONCompact has it. */
export interface Answer {
  meta?: readonly { name: string; type: string }[];
  data: readonly (readonly unknown[])[];
  statistics?: { rows_read: number };
  /** of a failure after the answer had begun */
  exception?: string;
}

export function readRows<C extends Columns>(columns: C, { meta = [], data, exception }: Answer): RowOf<C>[] {
  if (exception !== undefined) throw new Error(exception);
  const places = new Map(meta.map(({ name, type }, place) => [name, { place, type }]));
  const readers = Object.entries(columns).flatMap(([name, column]) => {
    if (!column) return [];
    const found = places.get(name);
    if (!found) throw new Error(`The answer of the event store has no column ${name}`);
    const read = column.reader(found.type);
    if (!read) throw new Error(`The column ${name} of the event store is ${found.type}, not what is declared`);
    return [{ name, place: found.place, read }];
  });
  return data.map((cells) => {
    const row: Record<string, unknown> = {};
    for (const { name, place, read } of readers) row[name] = read(cells[place]);
    return row as RowOf<C>;
  });
}
