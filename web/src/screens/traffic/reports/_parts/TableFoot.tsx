import type { ReactNode } from "react";
import type { Column } from "#web/ui/data/columns.ts";
import { CsvButton } from "#web/ui/data/CsvButton.tsx";

interface Props<Row extends object> {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
}

/** Under a table that reaches its card's edges: how much it holds, and the download. */
export function TableFoot<Row extends object>({ children, ...csv }: Props<Row>) {
  return (
    <div
      css={(t) => ({
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
        borderTop: `1px solid ${t.color.border}`,
        color: t.color.muted,
        fontSize: t.size.small,
      })}
    >
      <span>{children}</span>
      <CsvButton {...csv} />
    </div>
  );
}
