import type { ReactNode } from "react";

export type CellValue = string | number | null | undefined;

export interface Column<Row extends object> {
  id: string;
  title: string;
  /** The title is read out alone: a column of icons is too narrow for it. */
  hidesTitle?: boolean;
  /** What is sorted by and read out. */
  value: (row: Row) => CellValue;
  /** What is drawn; without it the value itself, numbers compact with the exact one in the title. */
  render?: (row: Row) => ReactNode;
  /** Right-aligned in tabular figures, sorted from the largest first. */
  numeric?: boolean;
  /** 0 to 1: a bar of this share of the total lies behind the cell. */
  share?: (row: Row) => number;
  /** Width in px; without one the column takes what is left (numbers: 96 px). */
  width?: number;
  /** Off where an order means nothing. */
  sortable?: boolean;
  /** Left out below 640 px, where only what the row is about has room. */
  wideOnly?: boolean;
  /** Left out below 1200 px, where a table of many columns would leave no room for what the row is about. */
  largeOnly?: boolean;
  /** The definition of a number, shown in the head's title. */
  definition?: string;
  /** What a file has of the column: where its value is in an answered row, or several fields with titles of their own. */
  csv?: string | readonly CsvField[];
}

/** One column of a file. */
export interface CsvField {
  title: string;
  /** where the value is in an answered row, as in `node.name` */
  value: string;
}

/** The columns of a table's file; what a table hides may be among them. */
export const csvFields = <Row extends object>(columns: readonly Column<Row>[]): CsvField[] =>
  columns.flatMap(({ title, csv }) => (typeof csv === "string" ? [{ title, value: csv }] : (csv ?? [])));

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** Numbers start from the largest, words from A; a second press turns the order. */
export function nextSort<Row extends object>(columns: readonly Column<Row>[], now: Sort | undefined, id: string): Sort {
  if (now?.column === id) return { column: id, direction: now.direction === "ascending" ? "descending" : "ascending" };
  const numeric = columns.find((column) => column.id === id)?.numeric ?? false;
  return { column: id, direction: numeric ? "descending" : "ascending" };
}
