import type { CSSObject, Theme } from "@emotion/react";

/** Height of the header in px. */
export const headerHeight = 56;

/** The sidebar has its own column. Below 640 px it is a sheet and the column is gone. */
export const shellGrid = (theme: Theme): CSSObject => ({
  display: "grid",
  minHeight: "100dvh",
  gridTemplateColumns: "var(--sidebar) minmax(0, 1fr)",
  gridTemplateRows: `${headerHeight}px auto 1fr`,
  gridTemplateAreas: '"side head" "side note" "side main"',
  transition: `grid-template-columns ${theme.motion.medium}`,
  "@media print": { display: "block" },
  [theme.media.narrow]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    gridTemplateAreas: '"head" "note" "main"',
  },
});

export const headerBox = (theme: Theme): CSSObject => ({
  gridArea: "head",
  position: "sticky",
  top: 0,
  zIndex: theme.z.header,
  display: "flex",
  alignItems: "center",
  gap: theme.space.one,
  // the header's parts adapt to its own width, which depends on the sidebar
  containerType: "inline-size",
  minHeight: headerHeight,
  padding: `0 ${theme.space.three}px`,
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.raised,
  [theme.media.narrow]: { padding: theme.space.one, gap: 2, minHeight: 0, flexWrap: "wrap" },
});

export const sidebarBox = (theme: Theme): CSSObject => ({
  gridArea: "side",
  position: "sticky",
  top: 0,
  height: "100dvh",
  zIndex: theme.z.header + 1,
  [theme.media.narrow]: { display: "none" },
});
