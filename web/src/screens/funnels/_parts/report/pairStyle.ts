import type { CSSObject, Theme } from "@emotion/react";

/** Two cards side by side, stacked on narrow screens. */
export const pairStyle = (theme: Theme): CSSObject => ({
  display: "grid",
  gap: theme.space.two,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(420px, 40%), 100%), 1fr))",
  minWidth: 0,
});
