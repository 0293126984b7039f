import type { CSSObject, Theme } from "@emotion/react";

/** Height of the header in px. */
export const headerHeight = 56;

/** The sidebar keeps its column; below 640 px it is a sheet and the column is gone. */
export const shellGrid = (t: Theme): CSSObject => ({
  display: "grid",
  minHeight: "100dvh",
  gridTemplateColumns: "var(--sidebar) minmax(0, 1fr)",
  gridTemplateRows: `${headerHeight}px auto 1fr`,
  gridTemplateAreas: '"side head" "side note" "side main"',
  transition: `grid-template-columns ${t.motion.medium}`,
  [t.media.narrow]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    gridTemplateAreas: '"head" "note" "main"',
  },
});

export const headerBox = (t: Theme): CSSObject => ({
  gridArea: "head",
  position: "sticky",
  top: 0,
  zIndex: t.z.header,
  display: "flex",
  alignItems: "center",
  gap: t.space.one,
  // its parts make room for each other by its own width, whatever the sidebar leaves
  containerType: "inline-size",
  minHeight: headerHeight,
  padding: `0 ${t.space.three}px`,
  borderBottom: `1px solid ${t.color.border}`,
  background: t.color.raised,
  [t.media.narrow]: { padding: t.space.one, gap: 2, minHeight: 0, flexWrap: "wrap" },
});

export const sidebarBox = (t: Theme): CSSObject => ({
  gridArea: "side",
  position: "sticky",
  top: 0,
  height: "100dvh",
  zIndex: t.z.header + 1,
  [t.media.narrow]: { display: "none" },
});
