import type { ReactNode } from "react";

export type CellValue = string | number | null | undefined;

export interface Column<Row extends object> {
  id: string;
  title: string;
  /** The title is only for screen readers: a column of icons is too narrow for it. */
  hidesTitle?: boolean;
  /** What is sorted by and read out. */
  value: (row: Row) => CellValue;
  /** Cell content; by default the value itself, numbers compact with the exact one in the title. */
  render?: (row: Row) => ReactNode;
  /** A count or a sum with a `render` of its own: zero is empty for the eye, as in columns without one. Rates print it. */
  isAmount?: boolean;
  /** Right-aligned tabular figures, sorted descending first. */
  numeric?: boolean;
  /** 0 to 1: draws a bar of this share of the total in the cell's background. */
  share?: (row: Row) => number;
  /** Width in px; by default the column takes the remaining space (numbers: 96 px). */
  width?: number;
  /** Least width in px of a column that takes the remaining space: other columns are dropped before it gets narrower. */
  minWidth?: number;
  /** Disable where sorting is meaningless. */
  sortable?: boolean;
  /** Hidden below 640 px, where only the row's label fits. */
  wideOnly?: boolean;
  /** Less important than the others: the first to be dropped where the row's label would not have enough space. */
  largeOnly?: boolean;
  /** The definition of a metric, shown in the header's title. */
  definition?: string;
  /** What a file has of the column: where its value is in an answered row, or several fields with titles of their own. */
  csv?: string | readonly CsvField[];
}

/** One column of a file. */
export interface CsvField {
  title: string;
  /** where the value is in an answered row, as in `node.name` */
  value: string;
  /** written instead of these values, by value: what an answered row only numbers has a name on the screen */
  labels?: Readonly<Record<string, string>>;
  /** how a table shows the value, a name by its dimension; a file has it as stored */
  format?: "percent" | "duration" | ((value: number) => string);
  dimension?: string;
}

/** The columns of a table's file; what a table hides may be among them. */
export const csvFields = <Row extends object>(columns: readonly Column<Row>[]): CsvField[] =>
  columns.flatMap(({ title, csv }) => (typeof csv === "string" ? [{ title, value: csv }] : (csv ?? [])));

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** Numbers start descending, text ascending. A second press reverses the order. */
export function nextSort<Row extends object>(columns: readonly Column<Row>[], now: Sort | undefined, id: string): Sort {
  if (now?.column === id) return { column: id, direction: now.direction === "ascending" ? "descending" : "ascending" };
  const numeric = columns.find((column) => column.id === id)?.numeric ?? false;
  return { column: id, direction: numeric ? "descending" : "ascending" };
}
