import { keyframes } from "@emotion/react";
import type { CSSObject, Theme } from "@emotion/react";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-3px)" } });

/** The only elevation: menus, popovers and select lists. */
export const floatStyle = (theme: Theme): CSSObject => ({
  background: theme.color.float,
  color: theme.color.text,
  borderRadius: theme.radius.large - 2,
  boxShadow: theme.elevation,
  fontSize: theme.size.body,
  outline: "none",
  zIndex: theme.z.float,
  animation: `${appear} ${theme.motion.medium}`,
});

export const listStyle: CSSObject = { padding: 4, outline: "none", maxHeight: "inherit", overflow: "auto" };

/** One item of a menu or a select list. */
export const itemStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 32,
  padding: "5px 10px",
  borderRadius: theme.radius.medium - 1,
  fontSize: theme.size.body,
  lineHeight: "18px",
  color: theme.color.text,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  "& svg": { width: 16, height: 16, color: theme.color.muted },
  "&[data-focused], &[data-hovered]": { background: theme.color.hover },
  "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${theme.color.accent}` },
  "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
  [theme.media.coarse]: { minHeight: theme.control.touch },
});
