import { keyframes } from "@emotion/react";
import type { CSSObject, Theme } from "@emotion/react";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-3px)" } });

/** The one elevation: menus, popovers, lists of a select. */
export const floatStyle = (t: Theme): CSSObject => ({
  background: t.color.float,
  color: t.color.text,
  borderRadius: t.radius.large - 2,
  boxShadow: t.elevation,
  fontSize: t.size.body,
  outline: "none",
  zIndex: t.z.float,
  animation: `${appear} ${t.motion.medium}`,
});

export const listStyle: CSSObject = { padding: 4, outline: "none", maxHeight: "inherit", overflow: "auto" };

/** One line of a menu or of a select's list. */
export const itemStyle = (t: Theme): CSSObject => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 32,
  padding: "5px 10px",
  borderRadius: t.radius.medium - 1,
  fontSize: t.size.body,
  lineHeight: "18px",
  color: t.color.text,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  "& svg": { width: 16, height: 16, color: t.color.muted },
  "&[data-focused], &[data-hovered]": { background: t.color.hover },
  "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${t.color.accent}` },
  "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
  [t.media.coarse]: { minHeight: t.control.touch },
});
