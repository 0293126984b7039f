import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import type { Column } from "#web/ui/data/columns.ts";

/** A count column in which each value links to its visitors. Zero has no link. */
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
