import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface Props {
  /** What the chart shows, as its accessible name. */
  label: string;
  /** The same data as a table, for screen readers. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

/** Longer tables are cut: nobody listens to 500 rows. */
const readOut = 100;

export function ChartFrame({ label, head, rows, children }: Props) {
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
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
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
