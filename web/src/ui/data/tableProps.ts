import type { ReactNode } from "react";
import type { Column, Sort } from "./columns.ts";

export interface TableProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Controlled with `onSort`, as the order lives in the URL; without both the table keeps it itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  defaultSort?: Sort;
  /** The rows come in the asked order already (pages of a server): they are not sorted again. */
  sorted?: boolean;
  rowHref?: (row: Row) => string | undefined;
  onRowAction?: (row: Row) => void;
  empty?: ReactNode;
  /** Height in px of the scrolling part when there are more than 100 rows. */
  height?: number;
}

/** What both kinds of table draw: rows and columns are ready, the order is known. */
export interface DrawnTable<Row extends object> extends Pick<
  TableProps<Row>,
  "label" | "columns" | "rows" | "rowId" | "sort" | "rowHref" | "onRowAction"
> {
  onSortBy: (column: string) => void;
}
