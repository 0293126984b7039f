import { useState } from "react";
import type { ReactNode } from "react";
import { Row as AriaRow, Table as AriaTable, TableBody } from "react-aria-components/Table";
import { TableLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { useNarrow } from "../layout/useNarrow.ts";
import { nextSort } from "./columns.ts";
import type { Column, Sort } from "./columns.ts";
import { sortRows } from "./sortRows.ts";
import { TableCell } from "./TableCell.tsx";
import { TableHead } from "./TableHead.tsx";
import { headHeight, rowHeight, rowStyle, tableStyle } from "./tableStyle.ts";

interface Props<Row extends object> {
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

const virtualFrom = 100;

export function Table<Row extends object>(props: Props<Row>) {
  const { label, rows, rowId, empty, height = 480, sorted = false } = props;
  const narrow = useNarrow();
  const columns = narrow ? props.columns.filter((column) => !column.wideOnly) : props.columns;
  const [own, setOwn] = useState(props.defaultSort);
  const sort = props.sort ?? own;
  const ordered = sorted ? rows : sortRows(rows, columns, sort);
  const virtual = rows.length > virtualFrom;

  const table = (
    <AriaTable
      aria-label={label}
      {...(sort ? { sortDescriptor: sort } : {})}
      onSortChange={({ column }) => {
        const next = nextSort(columns, sort, String(column));
        if (props.onSort) props.onSort(next);
        else setOwn(next);
      }}
      css={[tableStyle, virtual && { display: "block", overflow: "auto", height }]}
    >
      <TableHead columns={columns} virtual={virtual} />
      <TableBody
        items={ordered}
        dependencies={[columns, props.rowHref, props.onRowAction]}
        renderEmptyState={() => empty ?? <EmptyState title="Nothing here yet" minHeight={120} />}
      >
        {(row) => (
          <AriaRow
            id={rowId(row)}
            columns={columns}
            href={props.rowHref?.(row)}
            {...(props.onRowAction ? { onAction: () => props.onRowAction?.(row), "data-action": true } : {})}
            css={[rowStyle, virtual && { height: "100%" }]}
          >
            {(column) => <TableCell row={row} column={column} />}
          </AriaRow>
        )}
      </TableBody>
    </AriaTable>
  );
  if (!virtual) return <div css={(t) => ({ [t.media.narrow]: { overflowX: "auto" } })}>{table}</div>;
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: headHeight }}>
      {table}
    </Virtualizer>
  );
}
