import type { Column, Sort } from "./columns.ts";
import { HeadContent } from "./HeadContent.tsx";
import { headCellStyle, headHeight } from "./tableStyle.ts";

interface Props<Row extends object> {
  columns: readonly Column<Row>[];
  /** Column widths as a grid template. */
  template: string;
  sort?: Sort;
  onSortBy: (column: string) => void;
}

export function VirtualHeader<Row extends object>({ columns, template, sort, onSortBy }: Props<Row>) {
  return (
    <div role="rowgroup" css={(theme) => ({ position: "sticky", top: 0, zIndex: theme.z.sticky })}>
      <div role="row" aria-rowindex={1} css={{ display: "grid" }} style={{ gridTemplateColumns: template }}>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const sortable = column.sortable ?? true;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-sort={direction ?? (sortable ? "none" : undefined)}
              css={headCellStyle}
            >
              {sortable ? (
                <button type="button" onClick={() => onSortBy(column.id)} css={sortButton}>
                  <HeadContent column={column} direction={direction} />
                </button>
              ) : (
                <HeadContent column={column} direction={undefined} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const sortButton = {
  width: "100%",
  height: headHeight - 1,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  borderRadius: 4,
} as const;
