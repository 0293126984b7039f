import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import type { Column } from "#web/ui/data/columns.ts";

/** A column of a count of which each leads to the visitors behind it; what is nobody leads nowhere. */
export function drilldownColumn<Row extends object>(
  column: Column<Row>,
  href: (row: Row) => string | undefined,
): Column<Row> {
  return {
    ...column,
    render: (row) => {
      const value = Number(column.value(row));
      return (
        <DrilldownLink href={value > 0 ? href(row) : undefined} label={column.title} value={exactNumber(value)}>
          {compactNumber(value)}
        </DrilldownLink>
      );
    },
  };
}
