// TypeScript types of columns that are read and written as different types.
import type { ColumnType } from "kysely";

export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text, read as values. */
export type Json<T> = ColumnType<T, string | undefined, string>;
