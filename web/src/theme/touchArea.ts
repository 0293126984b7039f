import type { CSSObject, Theme } from "@emotion/react";

/**
 * Touch screens: a target lower than `control.touch` also takes touches above and below it. Its box keeps its size, and
 * targets beside it keep theirs. Boxes that hide what overflows limit it, such as the cells of tables.
 */
export const touchArea = (theme: Theme): CSSObject => ({
  position: "relative",
  [theme.media.coarse]: {
    "&::before": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: "100%",
      height: "100%",
      minHeight: theme.control.touch,
      transform: "translate(-50%, -50%)",
    },
  },
});
