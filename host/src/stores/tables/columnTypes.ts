// What columns are in TypeScript, where reading and writing differ.
import type { ColumnType } from "kysely";

export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as JSON text, read as values. */
export type Json<T> = ColumnType<T, string | undefined, string>;
