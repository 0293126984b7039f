// The member's preferred heatmap list. The sidebar links to it.
const KEY = "app.heatmap";

export const heatmapPaths = { pages: "/heatmap", continuous: "/heatmap/continuous" } as const;
export type HeatmapChoice = keyof typeof heatmapPaths;

export function preferHeatmap(choice: HeatmapChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // without storage the sidebar links to the list of pages
  }
}

export function preferredHeatmap(): string {
  try {
    return localStorage.getItem(KEY) === "continuous" ? heatmapPaths.continuous : heatmapPaths.pages;
  } catch {
    return heatmapPaths.pages;
  }
}
