// Links contain the current project, so that a copied URL, a second tab and the back button show the same project, and
// the range of the module that they open: its own, or in a module opened for the first time, the range that the user has
// just looked at.
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { activeProject } from "#web/relay/project/activeProject.ts";
import { namedProject } from "#web/relay/project/currentProject.ts";
import { isSameRange, lastUsedRange, rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { defaultRange, withoutRange, writeReportState } from "#web/reports/url/reportState.ts";
import { useAppPlaces } from "./places/appPlaces.ts";
import { shownRange } from "./places/shownRange.ts";

export function useProjectHref(widgetId: number | undefined): (path: string) => string {
  const places = useAppPlaces();
  const { pathname, search } = useLocation();
  return useCallback(
    (path) => {
      if (widgetId === undefined) return path;
      const params = new URLSearchParams({ project: String(widgetId) });
      const module = places.rangeModule(path);
      if (module === null) return `${path}?${params}`;
      const hasOwnDefault = places.rangeDefault(path) !== null;
      const first = () =>
        hasOwnDefault ? undefined : (shownRange(places, pathname, search) ?? lastUsedRange(widgetId));
      const choice = rememberedRange(widgetId, module) ?? first();
      if (!choice) return `${path}?${params}`;
      const next = writeReportState(params, choice);
      const isDefault = !hasOwnDefault && isSameRange(choice.range, defaultRange);
      return `${path}?${isDefault ? withoutRange(next) : next}`;
    },
    [widgetId, places, pathname, search],
  );
}

/** Links with the project that this tab shows, for parts of a screen that don't query it. */
export function useShownProjectHref(): (path: string) => string {
  const project = namedProject(new URLSearchParams(useLocation().search)) ?? activeProject();
  return useProjectHref(project === undefined ? undefined : Number(project));
}
