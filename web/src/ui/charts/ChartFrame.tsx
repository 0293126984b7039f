import type { ReactNode } from "react";
import type { CellValue } from "../data/columns.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { usePanelFacts, type Fact } from "../data/panelFacts.ts";
import { useChartTable } from "./chartTable.ts";

interface Props {
  /** The accessible name: the chart's content. */
  label: string;
  /** The same data as a table, for screen readers and exports. */
  head: readonly string[];
  rows: readonly (readonly CellValue[])[];
  /** Formats a cell for screen readers. Exports use the raw value. */
  formatCell: (value: CellValue, column: number) => string;
  /** the rows are intervals, oldest first */
  isSeries?: boolean;
  /** the last interval is not over */
  inProgress?: boolean;
  children: ReactNode;
}

/** Longer tables are truncated: 500 rows are not useful in a screen reader. */
const readOut = 100;

export function ChartFrame({ label, head, rows, formatCell, isSeries, inProgress, children }: Props) {
  useChartTable({ head, rows });
  usePanelFacts(() => {
    const facts = rows.slice(0, inProgress ? -1 : undefined).flatMap(([name, amount]): Fact[] => {
      if (typeof amount !== "number") return [];
      return [{ label: formatCell(name, 0), amount, text: formatCell(amount, 1) }];
    });
    return facts.length > 0 ? { kind: isSeries ? "series" : "ranking", metric: head[1] ?? label, facts } : undefined;
  });
  return (
    <figure css={{ position: "relative", minWidth: 0 }}>
      <div role="img" aria-label={label}>
        {children}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {head.map((name, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, readOut).map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {formatCell(cell, column)}
                    </th>
                  ) : (
                    <td key={column}>{formatCell(cell, column)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
