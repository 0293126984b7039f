// Changes the range: adds a history entry and remembers the range for the module and project.
import { useCallback, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { rememberRange, startModule, type RangeChoice } from "#web/reports/url/rangeMemory.ts";
import type { Compare, Range } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { shownRange } from "../places/shownRange.ts";

export function useChosenRange(widgetId: number | undefined) {
  const [state, change] = useReportState();
  const { pathname, search } = useLocation();
  const places = useAppPlaces();
  const module = places.rangeModule(pathname);
  const remember = useCallback(
    (choice: RangeChoice) => {
      if (widgetId !== undefined && module) rememberRange(widgetId, [module], choice);
    },
    [module, widgetId],
  );
  const { compare } = state;
  const choose = useCallback(
    (range: Range) => {
      remember({ range, compare });
      change({ range });
    },
    [change, compare, remember],
  );
  const shown = shownRange(places, pathname, search);
  const setCompare = (next: Compare | null) => {
    if (shown) remember({ ...shown, compare: next });
    change({ compare: next });
  };
  const toggleCompare = () => setCompare(compare === null ? "PREVIOUS_PERIOD" : null);
  return { ...state, choose, setCompare, toggleCompare };
}

/** The range of a module's first visit stays its own. */
export function useModuleStart(widgetId: number | undefined): void {
  const { pathname, search } = useLocation();
  const places = useAppPlaces();
  useEffect(() => {
    const module = places.rangeModule(pathname);
    const shown = shownRange(places, pathname, search);
    if (widgetId !== undefined && module && shown) startModule(widgetId, module, shown);
  }, [places, pathname, search, widgetId]);
}
