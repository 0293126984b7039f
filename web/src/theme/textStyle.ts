import type { CSSObject, Theme } from "@emotion/react";

/** Figures that line up under each other. */
export const tabular: CSSObject = { fontVariantNumeric: "tabular-nums" };

/** One line that ends in an ellipsis; the full text belongs in a title. */
export const oneLine: CSSObject = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

export const heading = (t: Theme): CSSObject => ({
  fontSize: t.size.heading,
  fontWeight: t.weight.semibold,
  lineHeight: "20px",
  letterSpacing: "-0.006em",
});

export const caption = (t: Theme): CSSObject => ({ fontSize: t.size.small, lineHeight: "16px", color: t.color.muted });
