import type { CSSObject, Theme } from "@emotion/react";

/** One item of the sidebar, a link or a button. */
export const lineStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  height: 36,
  padding: "0 11px",
  borderRadius: theme.radius.medium,
  color: theme.color.muted,
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  overflow: "hidden",
  cursor: "pointer",
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "& > svg": { width: 18, height: 18, strokeWidth: 1.75 },
  "&[data-hovered]": { background: theme.color.hover, color: theme.color.text },
  "&[aria-current]": { background: theme.color.accentSoft, color: theme.color.accent },
  "&[data-focus-visible]": { outlineOffset: -2 },
  [theme.media.coarse]: { height: theme.control.touch },
});
