import type { CSSObject, Theme } from "@emotion/react";

/** One day in px; two months stand beside each other. */
export const daySize = 34;
export const monthWidth = daySize * 7;
/** Head, names of the days and six weeks: the room that is kept while the calendar's chunk is on its way. */
export const calendarHeight = 32 + 28 + daySize * 6;

export const calendarStyle = (t: Theme): CSSObject => ({
  display: "flex",
  gap: 24,
  minHeight: calendarHeight,
  fontSize: t.size.body,
  "& .month": { flex: 1, textAlign: "center", fontWeight: t.weight.semibold, fontSize: t.size.body },
  "& table": { borderCollapse: "collapse" },
  "& th": { height: 28, width: daySize, color: t.color.muted, fontSize: t.size.micro, fontWeight: t.weight.medium },
  "& td": { padding: "1px 0" },
});

export const cellStyle = (t: Theme): CSSObject => ({
  width: daySize,
  height: daySize - 2,
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  fontVariantNumeric: "tabular-nums",
  borderRadius: t.radius.medium,
  "&[data-outside-month]": { visibility: "hidden" },
  "&[data-hovered]": { background: t.color.hover },
  "&[data-today]": { fontWeight: t.weight.semibold, color: t.color.accent },
  "&[data-selected]": { background: t.color.accentSoft, borderRadius: 0, color: t.color.text },
  "&[data-selection-start], &[data-selection-end]": { background: t.color.accentFill, color: t.color.accentText },
  "&[data-selection-start]": { borderTopLeftRadius: t.radius.medium, borderBottomLeftRadius: t.radius.medium },
  "&[data-selection-end]": { borderTopRightRadius: t.radius.medium, borderBottomRightRadius: t.radius.medium },
  "&[data-disabled]": { color: t.color.borderStrong, cursor: "default" },
  "&[data-focus-visible]": { outlineOffset: -2 },
});
