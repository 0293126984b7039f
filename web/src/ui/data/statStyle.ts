import type { CSSObject, Theme } from "@emotion/react";
import { tabular } from "#web/theme/textStyle.ts";

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
