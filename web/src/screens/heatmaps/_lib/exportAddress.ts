// The address of the file of a heatmap that the gateway writes, with the choices of the screen.
import type { HeatmapScreenQuery$variables } from "#web/__generated__/HeatmapScreenQuery.graphql.ts";
import { locale } from "#web/texts/catalogue.ts";

export interface ExportedHeatmap {
  /** without the choices */
  path: string;
  question: Pick<HeatmapScreenQuery$variables, "device" | "mode" | "width" | "filters" | "goal">;
}

interface Shown {
  widgetId: number;
  range: { startDate: string; endDate: string };
  snapshotId: string;
}

export type FileFormat = "html" | "json";

export function exportAddress(
  { path, question: { device, mode, width, filters, goal } }: ExportedHeatmap,
  { widgetId, range, snapshotId }: Shown,
  format: FileFormat,
): string {
  const search = new URLSearchParams({
    ...{ project: String(widgetId), device: device.toLowerCase(), mode: mode.toLowerCase() },
    ...{ startDate: range.startDate, endDate: range.endDate },
    ...(width && { width: `${width.min}-${width.max}` }),
    ...(filters && { filters: JSON.stringify(filters) }),
    ...(goal && { goal }),
    ...{ snapshot: snapshotId, format, lang: locale().slice(0, 2) },
  });
  return `${path}?${search}`;
}
