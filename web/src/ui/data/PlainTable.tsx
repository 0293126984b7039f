import type { ReactNode } from "react";
import {
  Cell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from "react-aria-components/Table";
import { CellContent } from "./CellContent.tsx";
import { columnWidth } from "./fitColumns.ts";
import { HeadContent } from "./HeadContent.tsx";
import type { DrawnTable } from "./tableProps.ts";
import { cellStyle, headCellStyle, pinnedColumn, rowStyle, tableBox, tableStyle } from "./tableStyle.ts";

interface Props<Row extends object> extends DrawnTable<Row> {
  empty: ReactNode;
}

/** A real <table> with all its rows. Arrow keys move between rows and cells. */
export function PlainTable<Row extends object>({ label, columns, rows, rowId, sort, onSortBy, ...rest }: Props<Row>) {
  const { rowHref, onRowAction, empty, scrollWidth } = rest;
  return (
    <div css={tableBox(scrollWidth)}>
      <AriaTable
        aria-label={label}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={({ column }) => onSortBy(String(column))}
        css={[tableStyle, scrollWidth ? pinnedColumn : undefined]}
        style={{ minWidth: scrollWidth }}
      >
        <TableHeader
          columns={columns}
          css={(theme) => ({
            position: "sticky",
            // within a box that scrolls sideways, it would be below the page's header
            top: scrollWidth ? 0 : "var(--sticky-top, 0px)",
            zIndex: theme.z.sticky,
            // it would stick to the horizontally scrolling box
            [theme.media.narrow]: { top: 0 },
          })}
        >
          {(column) => (
            <AriaColumn
              id={column.id}
              isRowHeader={column.id === columns[0]?.id}
              allowsSorting={column.sortable ?? true}
              textValue={column.title}
              style={{ width: columnWidth(column) }}
              css={headCellStyle}
            >
              {({ sortDirection }) => <HeadContent column={column} direction={sortDirection} />}
            </AriaColumn>
          )}
        </TableHeader>
        <TableBody items={rows} dependencies={[columns, rowHref, onRowAction]} renderEmptyState={() => empty}>
          {(row) => (
            <AriaRow
              // rows and columns share one collection of the library, which needs different ids
              id={`row ${rowId(row)}`}
              columns={columns}
              href={rowHref?.(row)}
              {...(onRowAction ? { onAction: () => onRowAction(row), "data-action": true } : {})}
              css={rowStyle}
            >
              {(column) => (
                <Cell textValue={String(column.value(row) ?? "")} css={cellStyle}>
                  <CellContent row={row} column={column} />
                </Cell>
              )}
            </AriaRow>
          )}
        </TableBody>
      </AriaTable>
    </div>
  );
}
