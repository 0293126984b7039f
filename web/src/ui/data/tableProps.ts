import type { ReactNode } from "react";
import type { Column, Sort } from "./columns.ts";

export interface TableProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Controlled with `onSort`, because the order is stored in the URL; without both the table manages it itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  defaultSort?: Sort;
  /** The rows are already sorted (pages from a server) and are not sorted again. */
  sorted?: boolean;
  rowHref?: (row: Row) => string | undefined;
  onRowAction?: (row: Row) => void;
  empty?: ReactNode;
  /**
   * The user chose the columns: a table that is too narrow for them scrolls beside its first column instead of dropping
   * some. Phones drop them still.
   */
  keepsColumns?: boolean;
  /** Height in px of the scroll container for more than 100 rows. */
  height?: number;
}

/** The input of both table variants: prepared rows and columns, and the resolved order. */
export interface DrawnTable<Row extends object> extends Pick<
  TableProps<Row>,
  "label" | "columns" | "rows" | "rowId" | "sort" | "rowHref" | "onRowAction"
> {
  onSortBy: (column: string) => void;
  /** Width in px of the columns in a box that is narrower: it scrolls, and the first column stays. */
  scrollWidth?: number;
}
