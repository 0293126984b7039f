import { keyframes, type CSSObject } from "@emotion/react";

const FADE = 28;
/** The custom property isn't registered, so it changes at once: just before the end. */
const atTheEnd = keyframes({
  "0%, 98%": { "--more": `${FADE}px` } as CSSObject,
  "100%": { "--more": "0px" } as CSSObject,
});

/**
 * A box whose content scrolls sideways. Its right edge is faded while more is hidden there, in browsers with scroll
 * timelines; a box whose content fits has none. A box that scrolls in both directions states the width of its vertical
 * scrollbar in `--scrollbar`, which is not faded.
 */
export const sideScroll: CSSObject = {
  overflowX: "auto",
  "@supports (animation-timeline: scroll())": {
    animation: `${atTheEnd} linear`,
    animationTimeline: "scroll(self inline)",
    maskImage:
      "linear-gradient(to right, #000 calc(100% - var(--scrollbar, 0px) - var(--more, 0px)), transparent calc(100% - var(--scrollbar, 0px)), #000 0)",
  },
  "@media print": { overflow: "visible", maskImage: "none" },
};
