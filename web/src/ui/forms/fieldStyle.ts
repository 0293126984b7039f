import type { CSSObject, Theme } from "@emotion/react";

export const fieldColumn: CSSObject = { display: "flex", flexDirection: "column", gap: 5, minWidth: 0 };

export const labelStyle = (theme: Theme): CSSObject => ({
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  lineHeight: "18px",
});

/** The box of a text input or a select button, as high as a button beside it. */
export const boxStyle = (theme: Theme): CSSObject => ({
  width: "100%",
  minHeight: theme.control.medium,
  padding: "5px 10px",
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.size.large,
  lineHeight: "20px",
  transition: `border-color ${theme.motion.fast}`,
  "&::placeholder": { color: theme.color.muted, opacity: 1 },
  "&[data-hovered]": { borderColor: theme.color.muted },
  "&[data-focused], &[data-focus-visible]": {
    outline: `2px solid ${theme.color.accent}`,
    outlineOffset: -1,
    borderColor: theme.color.accent,
  },
  "&[data-invalid]": { borderColor: theme.color.danger },
  "&[readonly]": { background: theme.color.sunken },
  "&[data-disabled]": { opacity: 0.55, cursor: "not-allowed", background: theme.color.sunken },
  // Below 16 px, iOS zooms in on a focused field.
  [theme.media.coarse]: { minHeight: theme.control.touch, fontSize: 16 },
});
