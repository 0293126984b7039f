import type { CSSObject, Theme } from "@emotion/react";

/** Tabular figures, aligned in columns. */
export const tabular: CSSObject = { fontVariantNumeric: "tabular-nums" };

/** One line with an ellipsis. The full text belongs in a title. */
export const oneLine: CSSObject = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

export const heading = (theme: Theme): CSSObject => ({
  fontSize: theme.size.heading,
  fontWeight: theme.weight.semibold,
  lineHeight: "20px",
  letterSpacing: "-0.006em",
});

export const caption = (theme: Theme): CSSObject => ({
  fontSize: theme.size.small,
  lineHeight: "16px",
  color: theme.color.muted,
});
