import type { ReactNode } from "react";
import type { CellValue } from "../data/columns.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useChartTable } from "./chartTable.ts";

interface Props {
  /** What the chart shows, as its accessible name. */
  label: string;
  /** The same data as a table, for screen readers and to be saved. */
  head: readonly string[];
  rows: readonly (readonly CellValue[])[];
  /** How a cell is read out; it is saved as it is. */
  formatCell: (value: CellValue, column: number) => string;
  children: ReactNode;
}

/** Longer tables are cut: nobody listens to 500 rows. */
const readOut = 100;

export function ChartFrame({ label, head, rows, formatCell, children }: Props) {
  useChartTable({ head, rows });
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
