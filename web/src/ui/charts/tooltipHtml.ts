import type { Theme } from "@emotion/react";

export interface TooltipRow {
  name: string;
  value: string;
  color?: string;
  dashed?: boolean;
  /** drawn as a bar, not as a line */
  isBar?: boolean;
}

/** Where the tooltip is clear of the data. */
export type TooltipPlace = "top" | "bottom";

/** Names come from visitors (pages, campaigns, events) and must be escaped. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** The chart library expects HTML strings. This is the only place that creates them. */
export function tooltipHtml(
  theme: Theme,
  title: string,
  rows: readonly TooltipRow[],
  notes: readonly string[] = [],
  place: TooltipPlace = "top",
): string {
  const lines = rows.map((row) => {
    const line = `width:10px;border-top:2px ${row.dashed ? "dotted" : "solid"} ${row.color ?? "transparent"}`;
    const shape = row.isBar ? `width:10px;height:10px;border-radius:2px;background:${row.color}` : line;
    const swatch = row.color === undefined ? "" : `<i style="${shape}"></i>`;
    const name = `<span style="color:${theme.color.muted};flex:1;margin-right:16px">${escapeHtml(row.name)}</span>`;
    const value = `<b style="font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(row.value)}</b>`;
    return `<div style="display:flex;align-items:center;gap:7px;line-height:20px">${swatch}${name}${value}</div>`;
  });
  const noteLines = notes.map(
    (note) =>
      `<div style="margin-top:6px;padding-top:6px;border-top:1px solid ${theme.color.border};max-width:240px;white-space:normal">${escapeHtml(note)}</div>`,
  );
  const head = `<div style="font-weight:600;margin-bottom:4px">${escapeHtml(title)}</div>`;
  const frame = `padding:9px 12px;min-width:150px;background:${theme.color.float};color:${theme.color.text};font-size:12px;line-height:17px`;
  return `<div data-place="${place}" style="${frame}">${head}${lines.join("")}${noteLines.join("")}</div>`;
}
