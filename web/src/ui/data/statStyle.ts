import type { CSSObject, Theme } from "@emotion/react";
import { tabular } from "#web/theme/textStyle.ts";

/** The line on top marks the number that the chart below shows. */
export const statStyle =
  (selected: boolean, selectable: boolean) =>
  (t: Theme): CSSObject => ({
    position: "relative",
    minWidth: 0,
    padding: selectable ? "10px 12px 12px" : 0,
    borderRadius: t.radius.large - 2,
    background: selected ? t.color.accentSoft : undefined,
    transition: `background ${t.motion.fast}`,
    "&:hover": selectable && !selected ? { background: t.color.hover } : {},
  });

export const statLabel =
  (selected: boolean) =>
  (t: Theme): CSSObject => ({
    padding: 0,
    border: 0,
    background: "none",
    color: selected ? t.color.text : t.color.muted,
    fontSize: t.size.body,
    fontWeight: t.weight.medium,
    lineHeight: "20px",
    textAlign: "left",
    cursor: "inherit",
    "button&": { cursor: "pointer" },
    "&[data-focus-visible]": { outline: "none" },
    "&[data-focus-visible]::after": { outline: `2px solid ${t.color.accent}` },
  });

export const figureStyle = (t: Theme): CSSObject => ({
  ...tabular,
  fontSize: t.size.figure,
  fontWeight: t.weight.semibold,
  lineHeight: "32px",
  letterSpacing: "-0.02em",
});
