import type { CSSObject, Theme } from "@emotion/react";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium" | "large";

/** The style of a button, also for links that look like one: `<Link css={buttonStyle("primary")}>`. */
export function buttonStyle(variant: ButtonVariant = "secondary", size: ButtonSize = "medium") {
  return (theme: Theme): CSSObject => ({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    // within text, as in a cell of a table
    verticalAlign: "middle",
    gap: 6,
    position: "relative",
    minHeight: theme.control[size],
    padding: size === "small" ? "0 10px" : size === "large" ? "0 16px" : "0 12px",
    border: "1px solid transparent",
    borderRadius: theme.radius.medium,
    fontSize: size === "small" ? theme.size.small : size === "large" ? theme.size.large : theme.size.body,
    fontWeight: theme.weight.medium,
    lineHeight: "18px",
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
    "& svg": { width: size === "large" ? 18 : 16, height: size === "large" ? 18 : 16 },
    "&[data-disabled]:not([data-pending]), &[aria-disabled=true]:not([data-pending])": {
      opacity: 0.5,
      cursor: "not-allowed",
    },
    [theme.media.coarse]: { minHeight: theme.control.touch },
    ...tones(theme)[variant],
  });
}

function tones(theme: Theme): Record<ButtonVariant, CSSObject> {
  const color = theme.color;
  return {
    primary: {
      background: color.accentFill,
      color: color.accentText,
      "&:hover, &[data-hovered], &[data-pressed]": { background: color.accentFillHover },
    },
    secondary: {
      background: color.raised,
      color: color.text,
      borderColor: color.borderStrong,
      "&:hover, &[data-hovered]": { background: color.hover },
      "&[data-pressed], &[aria-expanded=true]": { background: color.sunken },
    },
    ghost: {
      background: "transparent",
      color: color.muted,
      "&:hover, &[data-hovered]": { background: color.hover, color: color.text },
      "&[data-pressed], &[aria-expanded=true]": { background: color.sunken, color: color.text },
    },
    danger: {
      background: color.dangerFill,
      color: "#ffffff",
      "&:hover, &[data-hovered], &[data-pressed]": { filter: "brightness(0.92)" },
    },
  };
}
