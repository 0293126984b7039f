import type { CSSObject, Theme } from "@emotion/react";

/** One line of the sidebar, whether it leads somewhere or opens something. */
export const lineStyle = (t: Theme): CSSObject => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  height: 36,
  padding: "0 11px",
  borderRadius: t.radius.medium,
  color: t.color.muted,
  fontSize: t.size.body,
  fontWeight: t.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  overflow: "hidden",
  cursor: "pointer",
  transition: `background ${t.motion.fast}, color ${t.motion.fast}`,
  "& > svg": { width: 18, height: 18, strokeWidth: 1.75 },
  "&[data-hovered]": { background: t.color.hover, color: t.color.text },
  "&[aria-current]": { background: t.color.accentSoft, color: t.color.accent },
  "&[data-focus-visible]": { outlineOffset: -2 },
  [t.media.coarse]: { height: t.control.touch },
});
