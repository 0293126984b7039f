import type { CSSObject, Theme } from "@emotion/react";

/** Size of a day in px. Two months are shown side by side. */
export const daySize = 34;
export const monthWidth = daySize * 7;
/** Header, weekday names and six weeks: the height reserved while the calendar's chunk loads. */
export const calendarHeight = 32 + 28 + daySize * 6;

export const calendarStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  gap: 24,
  minHeight: calendarHeight,
  fontSize: theme.size.body,
  "& .month": { flex: 1, textAlign: "center", fontWeight: theme.weight.semibold, fontSize: theme.size.body },
  "& table": { borderCollapse: "collapse" },
  "& th": {
    height: 28,
    width: daySize,
    color: theme.color.muted,
    fontSize: theme.size.micro,
    fontWeight: theme.weight.medium,
  },
  "& td": { padding: "1px 0" },
});

export const cellStyle = (theme: Theme): CSSObject => ({
  width: daySize,
  height: daySize - 2,
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  fontVariantNumeric: "tabular-nums",
  borderRadius: theme.radius.medium,
  "&[data-outside-month]": { visibility: "hidden" },
  "&[data-hovered]": { background: theme.color.hover },
  "&[data-today]": { fontWeight: theme.weight.semibold, color: theme.color.accent },
  "&[data-selected]": { background: theme.color.accentSoft, borderRadius: 0, color: theme.color.text },
  "&[data-selection-start], &[data-selection-end]": {
    background: theme.color.accentFill,
    color: theme.color.accentText,
  },
  "&[data-selection-start]": { borderTopLeftRadius: theme.radius.medium, borderBottomLeftRadius: theme.radius.medium },
  "&[data-selection-end]": { borderTopRightRadius: theme.radius.medium, borderBottomRightRadius: theme.radius.medium },
  "&[data-disabled]": { color: theme.color.borderStrong, cursor: "default" },
  "&[data-focus-visible]": { outlineOffset: -2 },
});
