import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import type { Column } from "#web/ui/data/columns.ts";

/** A column of numbers of which each links to its visitors and recordings. Zero has no link. */
export function drilldownColumn<Row extends object>(
  column: Column<Row>,
  to: (row: Row) => Drilldown | undefined,
  /** what the number belongs to; by default the column */
  labelOf: (row: Row) => string = () => column.title,
): Column<Row> {
  return {
    ...column,
    isAmount: true,
    render: (row) => {
      const value = column.value(row);
      const number = typeof value === "number" ? value : 0;
      return (
        <DrilldownLink to={to(row)} label={labelOf(row)} value={exactNumber(number)}>
          {compactNumber(number)}
        </DrilldownLink>
      );
    },
  };
}
