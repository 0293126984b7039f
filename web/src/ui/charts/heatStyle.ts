import type { CSSObject, Theme } from "@emotion/react";

export const gridStyle = (theme: Theme): CSSObject => ({
  width: "100%",
  minWidth: 600,
  // cells of at least 24 px
  [theme.media.coarse]: { minWidth: 720 },
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 2,
  fontSize: 10,
  fontVariantNumeric: "tabular-nums",
  color: theme.color.text,
});

export const cornerStyle: CSSObject = { width: 32 };

export const headStyle = (theme: Theme): CSSObject => ({
  padding: "0 2px",
  height: 18,
  color: theme.color.muted,
  fontSize: 10,
  fontWeight: theme.weight.medium,
  textAlign: "center",
  // names of rows stay while the others scroll
  "tbody &": { position: "sticky", left: 0, zIndex: 1, textAlign: "left", background: theme.color.raised },
});

export const heatCell = (theme: Theme): CSSObject => ({
  height: 26,
  padding: 0,
  borderRadius: 3,
  textAlign: "center",
  overflow: "hidden",
  whiteSpace: "nowrap",
  "&:hover": { boxShadow: `0 0 0 2px ${theme.color.text}` },
});

/** The whole cell is a link. It needs no underline, because the grid's colors already indicate it. */
export const heatLink: CSSObject = {
  display: "grid",
  alignContent: "center",
  height: "100%",
  textDecoration: "none",
  borderRadius: 3,
  "&[data-focus-visible]": { outlineOffset: -2 },
};
