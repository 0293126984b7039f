// Links name the project that is shown, so that a copied address, a second tab and the way back show the same one; and
// the range that was last chosen there.
import { useCallback } from "react";
import { rangeModule } from "#web/reports/url/rangeModule.ts";
import { rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { writeReportState } from "#web/reports/url/reportState.ts";

export function projectHref(path: string, widgetId: number | undefined): string {
  if (widgetId === undefined) return path;
  const module = rangeModule(path);
  const range = module && rememberedRange(widgetId, module);
  const search = new URLSearchParams({ project: String(widgetId) });
  return `${path}?${range ? writeReportState(search, { range }) : search}`;
}

export function useProjectHref(widgetId: number | undefined): (path: string) => string {
  return useCallback((path) => projectHref(path, widgetId), [widgetId]);
}
