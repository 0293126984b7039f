import type { KeyboardEvent } from "react";
import { Link } from "react-aria-components/Link";
import { rowHeightStyle } from "#web/theme/rowHeight.ts";
import { CellContent } from "./CellContent.tsx";
import type { Column } from "./columns.ts";
import { cellStyle } from "./tableStyle.ts";

interface Props<Row extends object> {
  row: Row;
  place: number;
  /** the distance from the first row in px */
  top: number;
  columns: readonly Column<Row>[];
  template: string;
  href: string | undefined;
  onAction: ((row: Row) => void) | undefined;
  tabbable: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

export function VirtualRow<Row extends object>({
  row,
  place,
  top,
  columns,
  template,
  href,
  onAction,
  ...rest
}: Props<Row>) {
  const { tabbable, onKeyDown, onFocus } = rest;
  const open = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Enter" || event.target !== event.currentTarget) return onKeyDown(event);
    if (onAction) onAction(row);
    else event.currentTarget.querySelector("a")?.click();
  };
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      tabIndex={tabbable ? 0 : -1}
      onKeyDown={open}
      onFocus={onFocus}
      onClick={onAction && (() => onAction(row))}
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
      css={(theme) => ({
        position: "absolute",
        inset: "0 0 auto",
        display: "grid",
        ...rowHeightStyle(theme),
        cursor: href !== undefined || onAction ? "pointer" : undefined,
        "&:hover": { background: theme.color.hover },
        "&:focus-visible": { outlineOffset: -2 },
      })}
    >
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={at === 0 ? "rowheader" : "gridcell"}
          css={[cellStyle, href !== undefined && { position: "static" }]}
        >
          {at === 0 && href !== undefined ? (
            <Link ref={leaveTabOrder} href={href} css={linkStyle}>
              <CellContent row={row} column={column} />
            </Link>
          ) : (
            <CellContent row={row} column={column} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Tab moves to one row of the table, not to each link: Enter on the row opens the link. */
function leaveTabOrder(link: HTMLAnchorElement | null) {
  if (link) link.tabIndex = -1;
}

/** The link covers the whole row. */
const linkStyle = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;
