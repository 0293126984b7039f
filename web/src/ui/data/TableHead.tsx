import { ArrowDown, ArrowUp } from "lucide-react";
import { Column as AriaColumn, TableHeader } from "react-aria-components/Table";
import { oneLine } from "#web/theme/textStyle.ts";
import type { Column } from "./columns.ts";
import { headCellStyle, headLabel } from "./tableStyle.ts";

interface Props<Row extends object> {
  columns: readonly Column<Row>[];
  /** Virtual rows are divs, whose head sticks by itself. */
  virtual: boolean;
}

export function TableHead<Row extends object>({ columns, virtual }: Props<Row>) {
  return (
    <TableHeader
      columns={columns}
      css={(t) => (virtual ? { height: "100%" } : { position: "sticky", top: "var(--sticky-top, 0px)", zIndex: t.z.sticky })}
    >
      {(column) => (
        <AriaColumn
          id={column.id}
          isRowHeader={column.id === columns[0]?.id}
          allowsSorting={column.sortable ?? true}
          textValue={column.title}
          {...columnWidth(column, virtual)}
          style={virtual ? {} : { width: column.width ?? (column.numeric ? 96 : undefined) }}
          css={headCellStyle}
        >
          {({ sortDirection }) => (
            <div css={headLabel(column.numeric ?? false)} title={column.definition}>
              <span css={oneLine}>{column.title}</span>
              {sortDirection === "ascending" && <ArrowUp size={13} aria-hidden />}
              {sortDirection === "descending" && <ArrowDown size={13} aria-hidden />}
            </div>
          )}
        </AriaColumn>
      )}
    </TableHeader>
  );
}

function columnWidth<Row extends object>(column: Column<Row>, virtual: boolean) {
  if (!virtual) return {};
  if (column.width !== undefined) return { width: column.width };
  return column.numeric ? { width: 96 } : { width: "1fr" as const, minWidth: 140 };
}
