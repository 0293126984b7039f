import type { ReactNode } from "react";
import { AsGraphqlButton } from "./asGraphql/AsGraphqlButton.tsx";

interface Props {
  /** the download of the whole table, and what leads to its other pages */
  csv: ReactNode;
  /** what the table is called, where it stands in no panel whose head has the button */
  asGraphql?: string;
  children?: ReactNode;
}

/** Under a table that reaches its card's edges: how much it holds, and the download. */
export function TableFoot({ csv, asGraphql, children }: Props) {
  return (
    <div
      css={(t) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: `0 ${t.space.one}px`,
        padding: `2px ${t.space.one}px 2px ${t.space.two}px`,
        borderTop: `1px solid ${t.color.border}`,
        color: t.color.muted,
        fontSize: t.size.small,
        fontVariantNumeric: "tabular-nums",
      })}
    >
      <span>{children}</span>
      <div css={{ display: "flex", alignItems: "center", gap: 4, marginLeft: "auto" }}>
        {asGraphql && <AsGraphqlButton title={asGraphql} />}
        {csv}
      </div>
    </div>
  );
}
