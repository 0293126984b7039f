import type { Theme } from "@emotion/react";

/** A mark smaller than a note: a tick on the axis with a dot at its end, below the lines. In px. */
export const quietMark = (theme: Theme, x: number | string) => ({
  x,
  y: 0,
  marker: { size: 0 },
  customSVG: {
    SVG: `<path d="M0 0V-9" stroke="${theme.color.muted}" stroke-width="1.5"/><circle r="3" fill="${theme.color.muted}" stroke="${theme.color.raised}" stroke-width="1.5"/>`,
    cssClass: "quiet-mark",
    offsetX: 0,
    offsetY: 0,
  },
});
