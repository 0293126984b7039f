import type { CSSObject, Theme } from "@emotion/react";

export const fieldColumn: CSSObject = { display: "flex", flexDirection: "column", gap: 5, minWidth: 0 };

export const labelStyle = (t: Theme): CSSObject => ({
  fontSize: t.size.body,
  fontWeight: t.weight.medium,
  lineHeight: "18px",
});

/** The box of a text input or of a select's button. */
export const boxStyle = (t: Theme): CSSObject => ({
  width: "100%",
  minHeight: 34,
  padding: "6px 10px",
  border: `1px solid ${t.color.borderStrong}`,
  borderRadius: t.radius.medium,
  background: t.color.raised,
  color: t.color.text,
  fontSize: t.size.large,
  lineHeight: "20px",
  transition: `border-color ${t.motion.fast}`,
  "&::placeholder": { color: t.color.muted, opacity: 1 },
  "&[data-hovered]": { borderColor: t.color.muted },
  "&[data-focused], &[data-focus-visible]": {
    outline: `2px solid ${t.color.accent}`,
    outlineOffset: -1,
    borderColor: t.color.accent,
  },
  "&[data-invalid]": { borderColor: t.color.danger },
  "&[readonly]": { background: t.color.sunken },
  "&[data-disabled]": { opacity: 0.55, cursor: "not-allowed", background: t.color.sunken },
  // Below 16 px iOS zooms into a focused field.
  [t.media.coarse]: { minHeight: t.control.touch, fontSize: 16 },
});
