import type { ReactNode } from "react";
import { AsGraphqlButton } from "../asGraphql/AsGraphqlButton.tsx";

interface Props {
  /** the download of the whole table, and what leads to its other pages */
  csv: ReactNode;
  /** name of the table, if no panel header contains the button */
  asGraphql?: string;
  children?: ReactNode;
}

/** Footer of a table that extends to its card's edges: the row count and the download. */
export function TableFooter({ csv, asGraphql, children }: Props) {
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: `0 ${theme.space.one}px`,
        padding: `2px ${theme.space.one}px 2px ${theme.space.two}px`,
        borderTop: `1px solid ${theme.color.border}`,
        color: theme.color.muted,
        fontSize: theme.size.small,
        fontVariantNumeric: "tabular-nums",
      })}
    >
      <span>{children}</span>
      <div data-print="no" css={{ display: "flex", alignItems: "center", gap: 4, marginLeft: "auto" }}>
        {asGraphql && <AsGraphqlButton title={asGraphql} />}
        {csv}
      </div>
    </div>
  );
}
