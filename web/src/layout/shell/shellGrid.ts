import type { CSSObject, Theme } from "@emotion/react";
import { barHeight, pageHeight } from "#web/theme/tokens.ts";

/** Height of the header in px. */
const headerHeight = 56;

/** Where sticky parts of a screen stop: below the header. */
export const stickyTop = `calc(${headerHeight}px + ${barHeight.value})`;

/** The sidebar has its own column. Below 640 px it is a sheet and the column is gone. */
export const shellGrid = (theme: Theme): CSSObject => ({
  display: "grid",
  minHeight: pageHeight,
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
  top: barHeight.value,
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
  top: barHeight.value,
  height: pageHeight,
  zIndex: theme.z.header + 1,
  [theme.media.narrow]: { display: "none" },
});

export const mainBox = (theme: Theme): CSSObject => ({
  gridArea: "main",
  minWidth: 0,
  width: "100%",
  maxWidth: 1520,
  margin: "0 auto",
  padding: theme.space.three,
  outline: "none",
  "--sticky-top": stickyTop,
  [theme.media.narrow]: { padding: theme.space.two },
});
