// What the gateway wrote into the file about the heatmap: see its exportedHeatmap.ts.
import type { Band } from "#web/reports/heatmap/heatOf.ts";
import type { Mode } from "#web/reports/heatmap/modes.ts";
import type { Device } from "../_lib/heatmapChoices.ts";
import type { HeatPoints } from "#web/replay/heatmap/heatmapMessages.ts";

export interface RankedElement {
  rank: number;
  selector: string;
  text: string;
  clicks: number;
  share: number;
}

export interface ExportedHeatmap {
  project: string;
  exported_at: string;
  name: string;
  device: Device;
  mode: Mode;
  snapshot: { recordedAt: string; url: string; viewWidth: number };
  heatmap: {
    points: HeatPoints[];
    elements: RankedElement[];
    scroll: Band[];
    fold: number | null;
    sample: { pageViews: number; visitors: number; recordedPageViews: number };
    range: { startDate: string; endDate: string; timezone: string };
  };
}

export const readHeatmap = (page: Document): ExportedHeatmap =>
  JSON.parse(page.getElementById("heatmap")?.textContent ?? "") as ExportedHeatmap;
