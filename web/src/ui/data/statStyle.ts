import type { CSSObject, Theme } from "@emotion/react";
import { tabular } from "#web/theme/textStyle.ts";

/** Four to six figures: in one row, in rows of three that fit their labels, or in two columns. */
export const statGrid = (theme: Theme): CSSObject => ({
  display: "grid",
  gap: theme.space.one,
  gridTemplateColumns: "repeat(auto-fit, minmax(148px, 1fr))",
  "@media (max-width: 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  [theme.media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > *": { padding: "10px 12px" },
});

/** The line on top marks the metric shown in the chart below. */
export const statStyle =
  (selected: boolean, selectable: boolean) =>
  (theme: Theme): CSSObject => ({
    position: "relative",
    minWidth: 0,
    padding: selectable ? "10px 12px 12px" : 0,
    borderRadius: theme.radius.large - 2,
    background: selected ? theme.color.accentSoft : undefined,
    transition: `background ${theme.motion.fast}`,
    "&:hover": selectable && !selected ? { background: theme.color.hover } : {},
  });

export const statLabel =
  (selected: boolean) =>
  (theme: Theme): CSSObject => ({
    padding: 0,
    border: 0,
    background: "none",
    color: selected ? theme.color.text : theme.color.muted,
    fontSize: theme.size.body,
    fontWeight: theme.weight.medium,
    lineHeight: "20px",
    textAlign: "left",
    cursor: "inherit",
    "button&": { cursor: "pointer" },
    "&[data-focus-visible]": { outline: "none" },
    "&[data-focus-visible]::after": { outline: `2px solid ${theme.color.accent}` },
  });

export const figureStyle = (theme: Theme): CSSObject => ({
  ...tabular,
  fontSize: theme.size.figure,
  fontWeight: theme.weight.semibold,
  lineHeight: "32px",
  letterSpacing: "-0.02em",
});
