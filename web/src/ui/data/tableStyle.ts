import type { CSSObject, Theme } from "@emotion/react";
import { rowHeight, rowHeightStyle, touchRowHeight } from "#web/theme/rowHeight.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { sideScroll } from "../layout/sideScroll.ts";

/** In px, also used by the virtual layout. */
export const headHeight = 34;

export const tableStyle = (theme: Theme): CSSObject => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  fontSize: theme.size.body,
  lineHeight: "20px",
  outline: "none",
});

/** The box of a table: it scrolls sideways if the columns need more space, and on phones. */
export const tableBox =
  (scrollWidth: number | undefined) =>
  (theme: Theme): CSSObject =>
    scrollWidth ? sideScroll : { [theme.media.narrow]: sideScroll };

export const headCellStyle = (theme: Theme): CSSObject => ({
  height: headHeight,
  padding: "0 8px",
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.raised,
  color: theme.color.muted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  textAlign: "left",
  whiteSpace: "nowrap",
  cursor: "default",
  "&[data-allows-sorting]": { cursor: "pointer" },
  "&[data-hovered][data-allows-sorting], &[data-sort-direction]": { color: theme.color.text },
  "&[data-focus-visible]": { outlineOffset: -2, borderRadius: theme.radius.small },
  "&:first-of-type": { paddingLeft: 16 },
  "&:last-of-type": { paddingRight: 16 },
});

export const headLabel = (numeric: boolean): CSSObject => ({
  display: "flex",
  alignItems: "center",
  justifyContent: numeric ? "flex-end" : "flex-start",
  gap: 3,
  height: "100%",
  minWidth: 0,
});

export const rowStyle = (theme: Theme): CSSObject => ({
  outline: "none",
  "&[data-href], &[data-action]": { cursor: "pointer" },
  "&[data-hovered] [role=gridcell], &[data-hovered] [role=rowheader]": { background: theme.color.hover },
  "&[data-focus-visible] [role=gridcell], &[data-focus-visible] [role=rowheader]": {
    boxShadow: `inset 0 2px ${theme.color.accent}, inset 0 -2px ${theme.color.accent}`,
  },
});

export const cellStyle = (theme: Theme): CSSObject => ({
  position: "relative",
  ...rowHeightStyle(theme),
  padding: "0 8px",
  borderBottom: `1px solid ${theme.color.border}`,
  textAlign: "left",
  fontWeight: theme.weight.regular,
  "tr:last-child > &": { borderBottomColor: "transparent" },
  "&[data-focus-visible]": { outlineOffset: -2, borderRadius: theme.radius.small },
  "&:first-of-type": { paddingLeft: 16 },
  "&:last-of-type": { paddingRight: 16 },
});

/** The column that names the rows stays while the others scroll. */
export const pinnedColumn = (theme: Theme): CSSObject => ({
  "& th:first-of-type, & [role=rowheader]": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    background: theme.color.raised,
    boxShadow: `1px 0 ${theme.color.border}`,
  },
});

export const cellContent =
  (numeric: boolean) =>
  (theme: Theme): CSSObject => ({
    ...oneLine,
    position: "relative",
    lineHeight: `${rowHeight - 2}px`,
    [theme.media.coarse]: { lineHeight: `${touchRowHeight - 2}px` },
    textAlign: numeric ? "right" : "left",
    fontVariantNumeric: numeric ? "tabular-nums" : undefined,
  });

/** The bar of the share of the total, below the label in stacking order. */
export const shareBar = (theme: Theme): CSSObject => ({
  position: "absolute",
  left: 8,
  top: 4,
  bottom: 4,
  maxWidth: "calc(100% - 12px)",
  borderRadius: theme.radius.small,
  background: theme.color.accentSoft,
});
