// Links contain the current project, so that a copied URL, a second tab and the back button show the same project, and
// the range last chosen there.
import { useCallback } from "react";
import { rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { writeReportState } from "#web/reports/url/reportState.ts";
import { useAppPlaces } from "./places/appPlaces.ts";

export function useProjectHref(widgetId: number | undefined): (path: string) => string {
  const { rangeModule } = useAppPlaces();
  return useCallback(
    (path) => {
      if (widgetId === undefined) return path;
      const module = rangeModule(path);
      const range = module && rememberedRange(widgetId, module);
      const search = new URLSearchParams({ project: String(widgetId) });
      return `${path}?${range ? writeReportState(search, { range }) : search}`;
    },
    [widgetId, rangeModule],
  );
}
