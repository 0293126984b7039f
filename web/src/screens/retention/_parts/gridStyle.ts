import type { CSSObject, Theme } from "@emotion/react";
import { textOn } from "#web/theme/brandAccent.ts";
import { mix } from "#web/theme/contrast.ts";

export const CELL = 62;
export const FIRST = 168;

export const tableStyle = (theme: Theme): CSSObject => ({
  borderCollapse: "separate",
  borderSpacing: 2,
  fontSize: theme.size.small,
  fontVariantNumeric: "tabular-nums",
  "th, td": { padding: 0, height: 38, textAlign: "center", fontWeight: theme.weight.regular },
  "thead th": { height: 28, minWidth: CELL, color: theme.color.muted, whiteSpace: "nowrap" },
  // on phones neither the size nor the cohort's own period, which is usually everyone
  [theme.media.narrow]: {
    "thead th:nth-of-type(2), thead th:nth-of-type(3), td:nth-of-type(1), td:nth-of-type(2)": { display: "none" },
  },
  "th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    minWidth: FIRST,
    maxWidth: FIRST,
    background: theme.color.raised,
    textAlign: "left",
    [theme.media.narrow]: { minWidth: 118, maxWidth: 118 },
  },
});

export const cellStyle = (theme: Theme): CSSObject => ({
  // keeps visually hidden text inside, so that it doesn't widen the page
  position: "relative",
  display: "grid",
  alignContent: "center",
  width: "100%",
  minWidth: CELL,
  height: "100%",
  minHeight: 38,
  padding: "0 2px",
  border: 0,
  borderRadius: theme.radius.small,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  lineHeight: "14px",
  "button&": { cursor: "pointer" },
  "button&:hover": { boxShadow: `0 0 0 2px ${theme.color.text}` },
  small: { fontSize: 10, lineHeight: "12px" },
});

/** Five shades are distinguishable, twenty are not. */
const STEPS = 5;

export interface Heat {
  background: string;
  color: string;
  backgroundImage?: string;
}

/** `strength` 0 to 1, relative to the strongest cell; null: too little data. */
export function heat({ color }: Theme, strength: number | null, isPartial: boolean): Heat {
  const step = strength === null ? 0 : Math.ceil(strength * STEPS) / STEPS;
  const background =
    strength === null || step === 0 ? color.sunken : mix(color.raised, color.accent, 0.08 + step * 0.8);
  const ink = strength === null ? color.muted : step === 0 ? color.text : textOn(background);
  if (!isPartial) return { background, color: ink };
  const stripe = mix(background, ink, 0.16);
  return {
    background,
    color: ink,
    backgroundImage: `repeating-linear-gradient(135deg, ${stripe} 0 1.5px, transparent 1.5px 7px)`,
  };
}
