import type { CSSObject, Theme } from "@emotion/react";

/** The logo with the name beside it. */
export const brandLine: CSSObject = { display: "inline-flex", alignItems: "center", gap: 10, minWidth: 0 };

export const brandName = (theme: Theme): CSSObject => ({
  fontSize: "16px",
  fontWeight: theme.weight.semibold,
  letterSpacing: "-0.015em",
  color: theme.color.text,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
